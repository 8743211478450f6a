import { OpenedTexts } from "./opened-texts";

const context = { id: "an-id", secret: "a-secret", gen: 3 };

describe("OpenedTexts", () => {
  it("gives a content to whoever could open the text", () => {
    const opened = new OpenedTexts<string>();
    opened.keep("sealed", context, "content");
    expect(opened.get("sealed", { ...context })).toBe("content");
  });

  it.each([
    ["another id", { ...context, id: "other" }],
    ["another secret", { ...context, secret: "other" }],
    ["another generation", { ...context, gen: 4 }],
  ])("S8 gives nothing to %s", (_name, other) => {
    const opened = new OpenedTexts<string>();
    opened.keep("sealed", context, "content");
    expect(opened.get("sealed", other)).toBeUndefined();
  });

  it("forgets the longest unused of more than 500", () => {
    const opened = new OpenedTexts<number>();
    for (let text = 0; text < 500; text += 1) opened.keep(`sealed ${text}`, context, text);
    opened.get("sealed 0", context);
    opened.keep("sealed 500", context, 500);
    expect(opened.get("sealed 0", context)).toBe(0);
    expect(opened.get("sealed 1", context)).toBeUndefined();
    expect(opened.get("sealed 500", context)).toBe(500);
  });
});
