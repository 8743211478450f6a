import { type Invoice, invoicesCalls } from "@/lib/resources/invoices/invoices.calls";
import { operatorsDay, operatorsToday } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let client: PlatformClient;
let everything: Invoice[];

beforeAll(async () => {
  platform = await startPlatform();
  client = await clientOf(platform.restUrl, "accountant@demo.test");
  const pages = await Promise.all([0, 250].map((offset) => read(`limit=250&offset=${offset}`)));
  everything = pages.flatMap(({ items }) => items);
});
afterAll(() => platform.stop());

const read = (query: string) => client.read(invoicesCalls.list, `invoices?${query}`);

async function expectNarrowed(query: string, matches: (invoice: Invoice) => boolean): Promise<void> {
  const { items, totalCount } = await read(`limit=250&${query}`);
  const wanted = everything.filter(matches);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(everything.length);
  expect(totalCount).toBe(wanted.length);
  expect(items.filter((invoice) => !matches(invoice))).toEqual([]);
}

describe("INVO-001 FILT-052 the list of invoices", () => {
  it("pages without a gap or a repetition, newest first", async () => {
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
    expect((await read("limit=1")).totalCount).toBe(everything.length);
    const dates = everything.map(({ createDate }) => createDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([
    ["isPaid=true", ({ status }: Invoice) => status === "PAID"],
    ["isPaid=false", ({ status }: Invoice) => status !== "PAID"],
    ["hasCompany=true", ({ type, company }: Invoice) => type === "COMPANY" && company !== undefined],
    ["hasCompany=false", ({ type, company }: Invoice) => type === "PERSON" && company === undefined],
    ["fromAmount=10&toAmount=20", ({ totalAmount }: Invoice) => Number(totalAmount) >= 10 && Number(totalAmount) <= 20],
    ["isPaid=false&toAmount=30", ({ status, totalAmount }: Invoice) => status !== "PAID" && Number(totalAmount) <= 30],
  ])("is filtered by %s", expectNarrowed);

  it("is filtered by users, days and number", async () => {
    const [some] = everything.filter(({ user }) => user !== undefined);
    const id = some?.user?.id;
    await expectNarrowed(`userIds=${id}`, ({ user }) => user?.id === id);
    const day = operatorsDay(everything[20]?.createDate ?? "");
    await expectNarrowed(`FromCreated=${day}`, ({ createDate }) => operatorsDay(createDate) >= day);
    await expectNarrowed(`FromCreated=${day}&ToCreated=${day}`, ({ createDate }) => operatorsDay(createDate) === day);
    const number = some?.invoice ?? "";
    await expectNarrowed(`search=${encodeURIComponent(number)}`, ({ invoice }) => invoice === number);
    await expectNarrowed(`search=${number.split(" ")[1]}`, ({ invoice }) => invoice === number);
    const beginning = number.toLowerCase().slice(0, -2);
    await expectNarrowed(`search=${encodeURIComponent(beginning)}`, ({ invoice }) =>
      invoice.toLowerCase().startsWith(beginning),
    );
    for (const none of ["XYZ 1", "%25", "0"]) expect((await read(`search=${none}`)).totalCount).toBe(0);
  });

  it("sorts by due date and amount both ways", async () => {
    const amounts = (await read("limit=250&sort=totalAmount&order=ASC")).items.map((each) => Number(each.totalAmount));
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    const due = (await read("limit=250&sort=dueDate&order=DESC")).items.map(({ dueDate }) => dueDate);
    expect(due).toEqual([...due].sort().reverse());
  });

  it("INVO-003 is paid, not paid, or overdue", () => {
    const today = operatorsToday();
    expect(new Set(everything.map(({ status }) => status))).toEqual(new Set(["PAID", "UNPAID", "OVERDUE"]));
    expect(everything.filter(({ status, dueDate }) => status === "OVERDUE" && dueDate >= today)).toEqual([]);
  });

  it.each(["isPaid=1", "userIds=x", "fromAmount=-1", "ToCreated=21.11.2026", "sort=user"])(
    "refuses %s",
    async (query) => {
      expect((await client.get(`invoices?${query}`)).status).toBe(400);
    },
  );

  it("INVO-002 opens each as a PDF, and by its id", async () => {
    const [invoice] = everything;
    expect(await client.read(invoicesCalls.one, `invoices/${invoice?.id}`)).toEqual(invoice);
    const { type, bytes } = await client.file(`pdf/invoices/${invoice?.id}`);
    expect([type, bytes.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
  });
});
