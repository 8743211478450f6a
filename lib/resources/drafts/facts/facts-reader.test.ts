import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import { productOf } from "@/tests/support/any-mapping";
import { FactsReader, mostMachinesRead } from "./facts-reader";
import { absentFacts, factOf, sizeOf } from "./known-facts";

/** A platform that answers calls by their ids, or rejects with what stands there. */
function platform(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const send: SendCall = async (call, args) => {
    const { body } = JSON.parse(JSON.stringify(args));
    asked.push([call.id, ...(body?.identifiers.values ?? [])].join(" "));
    const answer = answers[call.id];
    if (answer instanceof Error) throw answer;
    return JSON.parse(JSON.stringify({ data: answer }));
  };
  return { send, asked, answers };
}

const option = { id: 1, name: "Product 1", barcode: "11", core_id: 1, product_node_reference: 1 };
const sold = [{ ...option, price: "5.00", soldLately: 7, warehouseStock: 3 }];
const lying = (id: number) => ({
  product: { id, name: `Product ${id}` },
  stock: 4,
  nearestExpirationDate: "2026-12-01",
});
const stock = { items: [lying(1), lying(2)], totalCount: 2 };
const sheet = (value: string, height: number) => ({
  identifiers: [{ type: "BARCODE", value }],
  dimensions: { length: 60, height, depth: 60, mass: 500 },
});
const one = { id: 1, name: "One" };

it("PRD-07 says of a product in a machine what is known of it there, and of another machine nothing", async () => {
  const { send } = platform({ "PRD-07": sold, "STK-02": stock });
  const reader = new FactsReader([one], send, { withOrders: false });
  await reader.readMachines();
  const [machine] = reader.now.machines;
  expect(factOf(machine, 1)).toEqual({
    isSold: true,
    price: "5.00",
    sold: 7,
    stock: 4,
    nearestExpiry: "2026-12-01",
    warehouse: 3,
  });
  expect(factOf(machine, 2)).toMatchObject({ isSold: false, stock: 4, price: undefined });
  expect(factOf(machine, 3)).toMatchObject({ isSold: false, stock: 0, nearestExpiry: undefined });
  expect(factOf(undefined, 1)).toMatchObject({ isSold: undefined, stock: undefined });
  expect([absentFacts(reader.now).parts, reader.isReading]).toEqual([[], false]);
});

it("PRD-07 a part that cannot be read is absent and told once, and asked for again where the platform has it", async () => {
  const { send, answers } = platform({ "PRD-07": new ConsoleError("not-found"), "STK-02": stock });
  const reader = new FactsReader([one, { id: 2, name: "Two" }], send, { withOrders: false });
  await reader.readMachines();
  expect(absentFacts(reader.now)).toEqual({ parts: ["sold"], canRetry: false });
  answers["STK-02"] = new ConsoleError("upstream-failed");
  await reader.readMachines();
  expect(absentFacts(reader.now)).toEqual({ parts: ["sold", "stock"], canRetry: true });
  answers["PRD-07"] = sold;
  answers["STK-02"] = stock;
  await reader.retry([]);
  expect(absentFacts(reader.now)).toEqual({ parts: [], canRetry: false });
});

it("PRD-07 says of which machines nothing was asked", async () => {
  const { send } = platform({ "PRD-07": sold, "STK-02": stock });
  const many = Array.from({ length: mostMachinesRead + 2 }, (_, index) => ({ id: index + 1, name: `${index + 1}` }));
  const reader = new FactsReader(many, send, { withOrders: false });
  await reader.readMachines();
  expect([reader.now.machines.length, reader.now.unasked.map(({ id }) => id)]).toEqual([
    mostMachinesRead,
    [mostMachinesRead + 1, mostMachinesRead + 2],
  ]);
});

it("DOC-10 sizes are asked once for each barcode, and again where that failed; a side of 0 was not measured", async () => {
  const products = ["11", "22", "33"].map((barcode, index) => ({ ...productOf(index + 1), barcode }));
  const { send, asked, answers } = platform({ "DOC-10": new ConsoleError("upstream-failed") });
  const reader = new FactsReader([], send, { withOrders: false });
  await reader.readSizesOf(products);
  expect([reader.now.sizes.size, absentFacts(reader.now)]).toEqual([0, { parts: ["sizes"], canRetry: true }]);
  answers["DOC-10"] = { items: [sheet("11", 200), sheet("11", 90), sheet("22", 0)] };
  await reader.readSizesOf(products.slice(0, 2));
  await reader.readSizesOf([...products, productOf(9)]);
  expect(products.map((product) => sizeOf(reader.now, product)?.height)).toEqual([200, undefined, undefined]);
  expect([asked, absentFacts(reader.now).parts]).toEqual([["DOC-10 11 22 33", "DOC-10 11 22", "DOC-10 33"], []]);
});

it("PRD-07 what is known of many machines is told in a few parts, and that something is read is none of them", async () => {
  const { send } = platform({ "PRD-07": sold, "STK-02": stock });
  const many = Array.from({ length: mostMachinesRead }, (_, index) => ({ id: index + 1, name: `${index + 1}` }));
  const reader = new FactsReader(many, send, { withOrders: false });
  const told = new Set([reader.now]);
  reader.subscribe(() => told.add(reader.now));
  await reader.readMachines();
  expect([...told].map(({ machines }) => machines.length)).toEqual([0, 1, 10, 20, 30, 40]);
});

it("STK-02 machines are read again on return, once a minute at most", async () => {
  const { send, asked } = platform({ "PRD-07": sold, "STK-02": stock });
  const reader = new FactsReader([one], send, { withOrders: false });
  const now = jest.spyOn(Date, "now").mockReturnValue(100_000);
  const read = () => asked.filter((id) => id === "STK-02").length;
  await reader.readMachines();
  now.mockReturnValue(159_000);
  await reader.refresh();
  expect(read()).toBe(1);
  now.mockReturnValue(160_000);
  await Promise.all([reader.refresh(), reader.refresh()]);
  expect(read()).toBe(2);
  now.mockRestore();
});
