import { appliedDraft, readDraft } from "./change-draft";
import type { Draft } from "./draft";

const over = "#1";

describe("a key that comes while a text is read is not taken back", () => {
  it("the reading is noted at the text that was read alone", () => {
    expect(readDraft({ text: "lockr", over }, "lockr", "lockr")).toEqual({ text: "lockr", over, becomes: "lockr" });
    const later: Draft = { text: "lockr buc", over };
    expect(readDraft(later, "lockr", "lockr")).toBe(later);
    expect(readDraft(undefined, "lockr", "lockr")).toBeUndefined();
  });

  it("what was typed on stands over the address that the text before led to", () => {
    const read: Draft = { text: "lockr", over, becomes: "lockr" };
    expect(appliedDraft(read, "lockr", over, "lockr")).toEqual({ text: "lockr", over: "lockr", becomes: "lockr" });
    expect(appliedDraft({ text: "lockr b", over }, "lockr", over, "lockr")).toEqual({ text: "lockr b", over: "lockr" });
    // Of an address before it, nothing is left to keep.
    expect(appliedDraft({ text: "old", over: "other" }, "lockr", over, "#2")).toEqual({
      text: "lockr",
      over: "#2",
      becomes: "#2",
    });
  });
});
