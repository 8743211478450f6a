import { trustedFor } from "@/lib/grid/sending/remote-rows";
import { add, edit, existing, remove, stateOf, two, unanswered } from "@/tests/support/price-editing";

/** Two people in one price list: what one of them has not seen is not written over without a question (decision 0023). */
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const timePasses = () => jest.setSystemTime(Date.now() + trustedFor);

it("reads once before many changes, where the list was read a while ago, and not again soon after", async () => {
  const { platform, grid, editor } = existing(two);
  timePasses();
  await editor.change([edit(grid, 14, "5.00"), edit(grid, 15, "8.00")]);
  await editor.change([edit(grid, 14, "6.00")]);
  expect(platform.sent).toEqual(["GET", "PATCH 14 5.00", "PATCH 15 8.00", "PATCH 14 6.00"]);
});

it("does not send over somebody else's price, shows theirs, and sends mine where the person insists", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.changeElsewhere(14, "9.00");
  const { left } = await editor.change([edit(grid, 14, "5.00"), edit(grid, 15, "8.00")]);
  expect(left).toHaveLength(1);
  expect(platform.content).toEqual(["14: 9.00", "15: 8.00"]);
  expect(shown()).toEqual(platform.content);
  expect(stateOf(grid, 14)).toEqual({ kind: "foreign" });
  const { clashes } = editor.state;
  expect(clashes.map(({ theirs, mine }) => [theirs?.price, mine?.price])).toEqual([["9.00", "5.00"]]);
  await editor.sendMine(clashes);
  expect(editor.state.clashes).toEqual([]);
  expect(platform.content).toEqual(["14: 5.00", "15: 8.00"]);
  await editor.undo();
  expect(platform.content[0]).toBe("14: 9.00");
});

it("leaves theirs where the person chooses so, and asks no more", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.changeElsewhere(14, "9.00");
  await editor.change([edit(grid, 14, "5.00")]);
  editor.keepTheirs(editor.state.clashes);
  expect(editor.state.clashes).toEqual([]);
  expect(shown()).toEqual(["14: 9.00", "15: 7.00"]);
  expect(editor.state.canUndo).toBe(false);
});

it("is no clash where both wanted the same", async () => {
  const { platform, grid, editor } = existing(two);
  timePasses();
  platform.changeElsewhere(14, "5.00");
  platform.changeElsewhere(15);
  await editor.change([remove(grid, 15)]);
  await editor.change([edit(grid, 14, "5.00")]);
  expect(editor.state.clashes).toEqual([]);
  expect(platform.sent).toEqual(["GET"]);
});

it("keeps the row of a price that somebody else removed, and adds it again where the person insists", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.changeElsewhere(14);
  await editor.change([edit(grid, 14, "5.00")]);
  expect(shown()).toEqual(["14: ", "15: 7.00"]);
  expect(editor.state.clashes.map(({ theirs }) => theirs)).toEqual([undefined]);
  await editor.sendMine(editor.state.clashes);
  expect(platform.sent.slice(1)).toEqual(["POST 14 5.00"]);
  expect(shown()).toEqual(["14: 5.00", "15: 7.00"]);
});

it("finds out by the refusal of a price that is gone, however fresh the list is held to be", async () => {
  const { platform, grid, editor } = existing(two);
  jest.setSystemTime(Date.now() + trustedFor - 1);
  platform.changeElsewhere(14);
  const { failed } = await editor.change([edit(grid, 14, "5.00")]);
  expect(failed).toEqual([]);
  expect(platform.sent).toEqual(["PATCH 14 5.00", "GET"]);
  expect(editor.state.clashes).toHaveLength(1);
  editor.keepTheirs(editor.state.clashes);
  expect(grid.keyOf(14)).toBeUndefined();
});

it("puts back a removed row that somebody else has priced again, and removes it where the person insists", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.changeElsewhere(15, "9.00");
  await editor.change([remove(grid, 15)]);
  expect(shown()).toEqual(["14: 4.50", "15: 9.00"]);
  await editor.sendMine(editor.state.clashes);
  expect(platform.content).toEqual(["14: 4.50"]);
  expect(shown()).toEqual(["14: 4.50"]);
});

it("asks whose price counts for a product that both have added", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.changeElsewhere(16, "2.00");
  await editor.change([add(grid, 16, "3.00")]);
  expect(shown()).toEqual(["14: 4.50", "15: 7.00", "16: 2.00"]);
  await editor.sendMine(editor.state.clashes);
  expect(platform.content).toEqual(["14: 4.50", "15: 7.00", "16: 3.00"]);
});

it("shows what others did to rows that nobody here is changing, and moves none of them", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.changeElsewhere(14);
  platform.changeElsewhere(15, "8.00");
  platform.changeElsewhere(16, "2.00");
  await editor.refresh();
  expect(shown()).toEqual(["14: ", "15: 8.00", "16: 2.00"]);
  expect([14, 15, 16].map((product) => stateOf(grid, product)?.kind)).toEqual(["foreign", "foreign", "foreign"]);
  expect(editor.state.clashes).toEqual([]);
});

it("takes a change for made whose answer did not come, where the platform has it", async () => {
  const { platform, grid, editor, shown } = existing(two);
  platform.calls.edit = async (id, body) => {
    platform.rows.set(id, body);
    throw unanswered;
  };
  platform.calls.add = () => Promise.reject(unanswered);
  const { done, failed } = await editor.change([edit(grid, 14, "5.00"), add(grid, 16, "2.00")]);
  expect([done.length, failed.length]).toEqual([1, 1]);
  expect(shown()).toEqual(["14: 5.00", "15: 7.00"]);
  expect(stateOf(grid, 14)).toEqual({ kind: "saved" });
});

it("sends nothing where it cannot be read what is there by now", async () => {
  const { platform, grid, editor, shown } = existing(two);
  timePasses();
  platform.calls.readAll = () => Promise.reject(new Error("unreachable"));
  const { failed } = await editor.change([edit(grid, 14, "5.00")]);
  expect(failed).toHaveLength(1);
  expect(platform.sent).toEqual([]);
  expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
  expect(stateOf(grid, 14)).toEqual({ kind: "failed", reason: "unreachable" });
});
