import { machine } from "@/tests/support/any-mapping";
import { livePlatform, mappingOf } from "@/tests/support/live-platform";
import { changedSince, liveSides, readLive } from "./read-live";

const draft = { blueprint: { id: 1, name: "Duo" }, blueprintVersion: 1 };
const row = (product: number) => machine({ zones: [[2]], blocks: [] }, () => ({ product, isFlagged: false }));
const storages = [1, 2, 3].map((id) => ({ id, name: `Machine ${id}` }));

function there(product = 1) {
  const platform = livePlatform([
    mappingOf(1, row(product)),
    mappingOf(2, { ...row(1), blueprintVersion: 2 }),
    mappingOf(3, row(1)),
  ]);
  return platform;
}

it("MAPP-014 machines are read, those built otherwise are named, and one that cannot be read is told", async () => {
  const platform = there();
  platform.failures.set("MAP-03 3", "upstream-failed");
  const live = await readLive(draft, storages, platform);
  expect(live.map(({ kind }) => kind)).toEqual(["read", "rebuilt", "unread"]);
  const sides = liveSides(live, [{ storage: { id: 1, name: "Machine 1" }, ...row(9) }]);
  expect(sides.map(({ storage, made }) => [storage.id, made?.map(({ product }) => product?.id)])).toEqual([
    [1, [9, 9]],
  ]);
  // What is not told of a machine that is named is as it was.
  const [first] = liveSides(live, [{ storage: { id: 1, name: "Machine 1" }, shelves: [], lockers: [] }]);
  expect(first?.made).toEqual(first?.live);
  expect(liveSides(live, undefined).map(({ made }) => made)).toEqual([undefined]);
});

it("MAPP-014 what has changed since it was shown is found, a machine that is read now or built otherwise too", async () => {
  const shown = await readLive(draft, storages, there());
  expect(changedSince(shown, await readLive(draft, storages, there()))).toEqual([]);
  const changed = there(5);
  changed.failures.set("MAP-03 2", "upstream-failed");
  const now = changedSince(shown, await readLive(draft, storages, changed));
  expect(now.map(({ storage }) => storage.id)).toEqual([1, 2]);
});
