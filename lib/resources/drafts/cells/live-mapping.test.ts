import { isRebuilt } from "./live-mapping";

it("MAPP-016 a machine of another blueprint or of another version of it is built otherwise than the draft", () => {
  const built = (id: number, blueprintVersion: number) => ({
    blueprint: { id, name: `Blueprint ${id}` },
    blueprintVersion,
  });
  expect(isRebuilt(built(1, 2), built(1, 2))).toBe(false);
  expect(isRebuilt(built(1, 3), built(1, 2))).toBe(true);
  expect(isRebuilt(built(2, 2), built(1, 2))).toBe(true);
});
