import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import type { RestFault } from "@/tests/support/fault-upstream/exchange";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { orders } from "@/tests/support/fault-upstream/order-answers";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { failing, gated, hanging } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { exported } from "./exported";

const suite = consoleSuite();
const address = "/api/export/orders?export-format=csv&export-columns=id";
const slotsOfPerson = 2;
/** So many that each file needs a second page, at which it can be held up. */
const count = 400;

/** @returns files under way, each held up by `fault` at its second page; those that are asked for later are not */
async function begin(visitors: readonly Visitor[], fault: RestFault, signal?: AbortSignal) {
  let held = 0;
  const holding: RestFault = (exchange) => {
    held += 1;
    return fault(exchange);
  };
  const forget = suite.upstream.restFaults.on(ordersCalls.list, orders(count, holding));
  const files = visitors.map((visitor) => visitor.ask(address, { signal }));
  await until("their second pages", () => held === visitors.length);
  forget();
  return files;
}

async function expectRefusal(visitor: Visitor): Promise<void> {
  const { status, text, headers } = await visitor.ask(address);
  const { error }: Failure = JSON.parse(text);
  expect([status, error.code, headers["retry-after"]]).toEqual([503, "too-many-exports", "2"]);
}

const statusesOfTwo = async (visitor: Visitor) =>
  Promise.all(Array.from({ length: slotsOfPerson }, async () => (await visitor.ask(address)).status));

const bothPlacesFree = async (visitor: Visitor) => (await statusesOfTwo(visitor)).every((status) => status === 200);

it("P20 two files of one person are made at once, whatever their session; the third is refused until one has ended", async () => {
  const email = emailOf("CHAIN_ADMIN", 900);
  const [here, there] = await Promise.all([1, 2].map(() => suite.console.visitor().signIn(email)));
  if (here === undefined || there === undefined) throw new Error("Nobody signed in.");
  const other = await suite.signedIn("CHAIN_ADMIN");
  const gate = new Gate();
  const files = await begin([here, there], gated(gate));
  await expectRefusal(here);
  await expectRefusal(there);
  expect(exported(await other.ask(address)).end).toBeDefined();
  gate.open();
  for (const file of await Promise.all(files)) expect(exported(file).end?.rows).toBe(count);
  expect(await statusesOfTwo(here)).toEqual([200, 200]);
});

it("P20 a file that fails releases its slot, before its first row and after", async () => {
  const person = await suite.signedIn("CHAIN_ADMIN");
  const { restFaults } = suite.upstream;
  restFaults.on(ordersCalls.list, orders(count, failing(500)));
  const files = await Promise.all([person.ask(address), person.ask(address)]);
  for (const file of files) expect(exported(file).failure).toBeDefined();
  restFaults.on(ordersCalls.list, orders(100_001));
  expect(await statusesOfTwo(person)).toEqual([422, 422]);
  restFaults.clear();
  expect(await statusesOfTwo(person)).toEqual([200, 200]);
});

it("P20 P21 a request that is aborted releases its slot", async () => {
  const person = await suite.signedIn("CHAIN_ADMIN");
  const leaving = new AbortController();
  const files = await begin([person, person], hanging, leaving.signal);
  await expectRefusal(person);
  const ends = Promise.allSettled(files);
  leaving.abort();
  expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await until("the console to notice that they left", () => bothPlacesFree(person));
});
