import { ConsoleError } from "@/lib/errors/console-error";
import { isGone } from "./is-gone";

describe("isGone", () => {
  it.each([
    ["nothing answered yet", { data: undefined, error: null }, false],
    ["an answer without the row", { data: { data: [] }, error: null }, true],
    ["a 404", { data: undefined, error: new ConsoleError("not-found") }, true],
    ["an outage", { data: undefined, error: new ConsoleError("upstream-unreachable") }, false],
  ])("%s", (_name, query, gone) => {
    expect(isGone(query)).toBe(gone);
  });
});
