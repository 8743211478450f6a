import { type Invoice, invoicesCalls } from "@/lib/resources/invoices/invoices.calls";
import { operatorsToday } from "@/tests/support/operators-day";
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

describe("INVO-001 FILT-052 the list of invoices", () => {
  it("pages without a gap or a repetition, newest first", async () => {
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
    expect((await read("limit=1")).totalCount).toBe(everything.length);
    const dates = everything.map(({ createDate }) => createDate);
    expect(dates).toEqual([...dates].sort().reverse());
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
