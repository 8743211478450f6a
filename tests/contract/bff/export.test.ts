import type { Failure } from "@/lib/errors/codes";
import { exportableColumns, exportFormats } from "@/lib/exports/export-request";
import { listTable } from "@/lib/resources/list-table";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { until } from "@/tests/support/console/until";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { orders } from "@/tests/support/fault-upstream/order-answers";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { changed, failing, hanging, resetting } from "@/tests/support/fault-upstream/rest-faults";
import { operatorsToday } from "@/tests/support/operators-day";
import { consoleSuite } from "./console-suite";
import { csvLines, exported, sheetXml } from "./exported";
import { logLines } from "./log-lines";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const ordersAs = (format: string, further = "", columns = "id.eventDate.user.amount.orderType") =>
  `/api/export/orders?${further}&export-format=${format}&export-columns=${columns}`;
const count = 620;
const ids = Array.from({ length: count }, (_, index) => index + 1);
const manyOrders = (...how: Parameters<typeof orders>) =>
  suite.upstream.restFaults.on(ordersCalls.list, orders(...how));
const asked = () =>
  suite.upstream.journal.of(ordersCalls.list.id).map(({ target }) => new URL(target, "http://x.test").searchParams);

describe("a list as a file", () => {
  it("holds every row of several pages once, in order, and tells how far it is", async () => {
    manyOrders(count);
    const answer = await visitor.ask(ordersAs("csv"));
    const { begin, progress, end, file } = exported(answer);
    expect(begin).toMatchObject({
      totalCount: count,
      fileName: expect.stringMatching(/^Orders_\d{4}-\d\d-\d\d_\d\d-\d\d\.csv$/),
    });
    expect(progress).toEqual([250, 500, 620]);
    expect(end).toEqual({ type: "end", rows: count, isChanged: false });
    const [heading, ...lines] = csvLines(exported(answer));
    expect(heading).toBe('"Id","Event date","Customer","Amount","Amount (currency)","Order type"');
    expect(lines.map((line) => Number(line.split(",")[0]))).toEqual(ids);
    expect(lines[0]).toBe('1,2026-02-11 10:11,"Ioana Marin 1",7.35,"RON","Locker"');
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(asked().map((search) => [search.get("offset"), search.get("limit")])).toEqual([
      ["0", "250"],
      ["250", "250"],
      ["500", "250"],
    ]);
  });

  it("O5 O10 leaves a line in the log: whose session, which list, how many rows", async () => {
    manyOrders(count);
    await visitor.ask(ordersAs("csv"));
    const line = () => logLines(suite.console.logs()).findLast(({ msg }) => msg === "exported");
    await until("its line in the log", () => line() !== undefined);
    const session = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(line()).toMatchObject({ route: "export/orders", count, outcome: "done", session });
  });

  it("opens again as xlsx with true numbers and dates", async () => {
    manyOrders(count);
    const answer = exported(await visitor.ask(ordersAs("xlsx")));
    expect(answer.begin?.fileName).toMatch(/^Orders_.*\.xlsx$/);
    const sheet = sheetXml(answer);
    expect([...sheet.matchAll(/<c r="A\d+" s="0"><v>(\d+)<\/v>/g)].map(([, id]) => Number(id))).toEqual(ids);
    expect(sheet).toContain('<c r="B2" s="5"><v>46064.42430556</v></c>');
    expect(sheet).toContain('<c r="D2" s="3"><v>7.35</v></c>');
  });

  it("I18N-001 DATE-003 speaks the person's language, in their time zone and says so, of the operator's days", async () => {
    manyOrders(1);
    const person = await suite.signedIn("CHAIN_ADMIN");
    person.cookies.set("locale", "ro").set("time-zone", "America%2FNew_York");
    const filters = "eventDate=last-7-days&amount=100%26";
    const answer = exported(await person.ask(ordersAs("csv", filters, "id.eventDate.amount.isDelivered")));
    expect(answer.begin?.fileName).toMatch(/^Comenzi_Data-comenzii-Ultimele-7-zile-Valoare-de-la-100-RON_/);
    const [heading, line] = csvLines(answer);
    expect(heading).toBe('"Id";"Data comenzii (ora din New York)";"Valoare";"Valoare (monedă)";"Livrată"');
    expect(asked()[0]?.get("toEventDate")).toBe(operatorsToday());
    expect(line).toBe('1;11.02.2026 03:11;7,35;"RON";"Nu"');
  });

  it("asks every page with the filters and the sort of the address, whatever page it shows", async () => {
    manyOrders(count);
    const address = ordersAs("csv", "orderType=LOCKER&amount=10%26500&sort=-amount&page=3&size=50&open=5&columns=user");
    const { begin } = exported(await visitor.ask(address));
    expect(begin?.fileName).toMatch(/^Orders_Order-type-Locker-Amount-10-RON-500-RON_/);
    expect(asked()).toHaveLength(3);
    for (const search of asked()) {
      const { orderType, fromAmount, toAmount, sort, order } = Object.fromEntries(search);
      expect({ orderType, fromAmount, toAmount, sort, order }).toEqual({
        orderType: "2",
        fromAmount: "10",
        toAmount: "500",
        sort: "amount",
        order: "DESC",
      });
    }
  });

  it("works for a list over the query command", async () => {
    const address = "/api/export/receptions?renNumber=NIR&export-format=csv&export-columns=id.number";
    const answer = exported(await visitor.ask(address));
    expect(answer.end).toEqual({ type: "end", rows: 60, isChanged: false });
    expect(csvLines(answer).at(-1)).toBe('60,"NIR-1060"');
    expect(suite.upstream.journal.entries.map(({ body }) => JSON.parse(body).ReceptionNumber)).toEqual(["NIR"]);
  });

  it("D8 neutralises what a customer calls himself", async () => {
    const named = changed((json) => {
      const items: { user: object }[] = JSON.parse(JSON.stringify(json.items));
      return { ...json, items: items.map((item) => ({ ...item, user: { ...item.user, firstName: "=cmd()" } })) };
    });
    suite.upstream.restFaults.on(ordersCalls.list, named);
    const text = csvLines(exported(await visitor.ask(ordersAs("csv", "", "user"))));
    expect(text[1]).toBe(`"'=cmd() Marin 1"`);
    const sheet = sheetXml(exported(await visitor.ask(ordersAs("xlsx", "", "user"))));
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=cmd() Marin 1</t>');
    expect(sheet).not.toContain("<f>");
  });

  it("W8 P8 is private, and its type is read by nothing but the console", async () => {
    const { headers } = await visitor.ask(ordersAs("csv"));
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-content-type-options": "nosniff" });
    expect(headers["content-type"]).toBe("application/vnd.console.frames");
    expect(headers["content-security-policy"]).toContain("sandbox");
  });
});

describe.each(listTable.map((list) => [list.page, list] as const))("%s", (page, list) => {
  const columns = exportableColumns(list);

  it.each(exportFormats)("can be saved with all of its columns as %s", async (format) => {
    const address = `/api/export/${page}?export-format=${format}&export-columns=${columns.join(".")}`;
    const answer = exported(await visitor.ask(address));
    expect(answer.failure).toBeUndefined();
    expect(answer.end?.rows).toBeGreaterThan(0);
    const text = format === "csv" ? csvLines(answer).join("") : sheetXml(answer);
    const amounts = Object.values(list.columns).filter(({ kind }) => kind === "money").length;
    const headings = format === "csv" ? csvLines(answer)[0]?.match(/"[^"]+"/g) : text.match(/<c r="[A-Z]+1" /g);
    expect(headings).toHaveLength(columns.length + amounts);
    // A value that a column did not turn into text, and an amount that is none.
    expect(text).not.toMatch(/\[object|undefined|NaN|Invalid/);
  });
});

describe("what is refused before the platform hears of it", () => {
  it.each([
    ["colour", ordersAs("csv", "colour=green")],
    ["orderType", ordersAs("csv", "orderType=SPACESHIP")],
    ["orderType", ordersAs("csv", "orderType=LOCKER&orderType=VENDING")],
    ["sort", ordersAs("csv", "sort=-colour")],
    ["page", ordersAs("csv", "page=0")],
    ["export-format", ordersAs("pdf")],
    ["export-format", ordersAs("csv&export-format=xlsx")],
    ["export-columns", ordersAs("csv", "", "id.colour")],
    ["export-columns", ordersAs("csv", "", "id.id")],
    ["export-columns", ordersAs("csv", "", "__proto__")],
    ["export-columns", ordersAs("csv", "", "")],
  ])("P5 names %s in %s", async (name, address) => {
    const { status, text } = await visitor.ask(address);
    const { error }: Failure = JSON.parse(text);
    expect([status, error.code]).toEqual([400, "invalid-request"]);
    expect(error.message).toContain(name);
    expect(suite.upstream.journal.entries).toEqual([]);
  });

  it("is for everyone who may open the page, and for nobody without a session", async () => {
    const other = await suite.signedIn("ACQUIRER");
    suite.upstream.journal.clear();
    expect((await other.ask(ordersAs("csv"))).status).toBe(403);
    expect((await suite.console.visitor().ask(ordersAs("csv"))).status).toBe(401);
    expect(suite.upstream.journal.entries).toEqual([]);
  });

  it.each([
    ["home", 404],
    ["profile", 404],
    ["nothing", 404],
    ["constructor", 404],
    ["%2forders", 404],
    ["..%2forders", 400],
  ])("P4 there is no list %s", async (page, expected) => {
    const { status } = await visitor.ask(`/api/export/${page}?export-format=csv&export-columns=id`);
    expect(status).toBe(expected);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "HEAD"])("P4 %s is not a way to ask for it", async (method) => {
    const { status } = await visitor.ask(ordersAs("csv"), { method, body: method === "HEAD" ? undefined : {} });
    expect(status).toBe(405);
    expect(suite.upstream.journal.entries).toEqual([]);
  });

  it("W1 no link and no other page starts it", async () => {
    const own = ownPageHeaders(suite.console.address);
    for (const headers of [
      { ...own, "x-bff": "0" },
      { ...own, "sec-fetch-site": "cross-site" },
      { accept: "text/html", "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
    ])
      expect((await visitor.send({ path: ordersAs("csv"), headers })).status).toBe(403);
    expect(suite.upstream.journal.entries).toEqual([]);
  });
});

describe("what may happen on the way", () => {
  it("more rows than a file may have are refused after one page", async () => {
    manyOrders(100_001);
    const { status, text } = await visitor.ask(ordersAs("csv"));
    const { error }: Failure = JSON.parse(text);
    expect([status, error.code]).toEqual([422, "too-many-rows"]);
    expect(asked()).toHaveLength(1);
  });

  it("R7 a token that ends between two pages is renewed once, and nothing is lost", async () => {
    const person = await suite.signedIn("CHAIN_ADMIN");
    const { journal, tokens, restFaults } = suite.upstream;
    manyOrders(count);
    restFaults.on(
      ordersCalls.list,
      (exchange) => {
        const answering = orders(count)(exchange);
        tokens.revokeAccess();
        return answering;
      },
      1,
    );
    const { end } = exported(await person.ask(ordersAs("csv")));
    expect(end).toEqual({ type: "end", rows: count, isChanged: false });
    expect(journal.count(sessionCalls.refresh.id)).toBe(1);
  });

  it("a list that changes meanwhile gives no row twice, and says so at the end", async () => {
    const shifted = changed((json) => {
      const items: object[] = JSON.parse(JSON.stringify(json.items));
      return { items: [{ ...items[0], id: 250 }, ...items.slice(0, -1)], totalCount: count + 1 };
    });
    manyOrders(count, shifted);
    const answer = exported(await visitor.ask(ordersAs("csv", "", "id")));
    const lines = csvLines(answer).slice(1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(answer.end?.isChanged).toBe(true);
  });

  it("P21 a browser that leaves takes its call at the platform along, and no further one is made", async () => {
    manyOrders(count, hanging);
    const leaving = new AbortController();
    const left = visitor.ask(ordersAs("csv"), { signal: leaving.signal }).catch(() => "left");
    await suite.upstream.journal.waitFor("the second page", ({ callId }) => callId === ordersCalls.list.id, 2);
    leaving.abort();
    expect(await left).toBe("left");
    const second = () => suite.upstream.journal.of(ordersCalls.list.id)[1];
    await until("the platform to see it close", () => second()?.aborted === true);
    expect(asked()).toHaveLength(2);
  });

  it("G5 a query's answer that cannot be read is a failure, never a file without rows", async () => {
    suite.upstream.queryFaults.on(receptionsCalls.list, withJsonResponse("{"));
    const { status } = await visitor.ask("/api/export/receptions?export-format=csv&export-columns=id");
    expect(status).toBe(502);
  });

  it.each([
    ["answers with an error", failing(500), "upstream-failed"],
    ["breaks the connection", resetting, "upstream-unreachable"],
  ])(
    "D6 a platform that %s in the middle ends it with the reason and a request id, never with an end",
    async (_what, fault, code) => {
      manyOrders(count, fault);
      const answer = exported(await visitor.ask(ordersAs("csv")));
      expect(answer.begin?.totalCount).toBe(count);
      expect(answer.end).toBeUndefined();
      expect(answer.failure).toMatchObject({ code });
      const line = () =>
        logLines(suite.console.logs()).find(
          (each) => each.requestId === answer.failure?.requestId && each.code === code,
        );
      await until("its line in the log", () => line() !== undefined);
      expect(line()?.route).toBe("export/orders");
    },
  );
});
