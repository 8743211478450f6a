import { OpenedTexts } from "./opened-texts";

const context = { id: "an-id", secret: "a-secret", about: "gen 3" };
const of = (id: number) => ({ ...context, id: `id ${id}` });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("OpenedTexts", () => {
  it("gives a content to whoever could open the text", () => {
    const opened = new OpenedTexts<string>();
    opened.keep("sealed", context, "content");
    expect(opened.get("sealed", { ...context })).toBe("content");
  });

  it.each([
    ["another id", "sealed", { ...context, id: "other" }],
    ["another secret", "sealed", { ...context, secret: "other" }],
    ["another generation", "sealed", { ...context, about: "gen 4" }],
    ["another text", "other", context],
  ])("S8 gives nothing for %s", (_name, sealed, other) => {
    const opened = new OpenedTexts<string>();
    opened.keep("sealed", context, "content");
    expect(opened.get(sealed, other)).toBeUndefined();
  });

  it("R13 keeps one text of a session: a refresh takes the old tokens away", () => {
    const opened = new OpenedTexts<string>();
    opened.keep("old", context, "old tokens");
    opened.keep("new", { ...context, about: "gen 4" }, "new tokens");
    expect(opened.get("old", context)).toBeUndefined();
    expect(opened.get("new", { ...context, about: "gen 4" })).toBe("new tokens");
  });

  it("R13 forgets what was not used for five minutes, without anybody's asking", () => {
    const opened = new OpenedTexts<string>();
    opened.keep("sealed", context, "content");
    opened.keep("used", of(1), "used");
    jest.advanceTimersByTime(4 * 60_000);
    expect(opened.get("used", of(1))).toBe("used");
    jest.advanceTimersByTime(2 * 60_000);
    expect(Reflect.get(opened, "byId")).toHaveProperty("size", 1);
    jest.advanceTimersByTime(5 * 60_000);
    expect(Reflect.get(opened, "byId")).toHaveProperty("size", 0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("forgets the longest unused of more than 500", () => {
    const opened = new OpenedTexts<number>();
    for (let text = 0; text < 500; text += 1) opened.keep(`sealed ${text}`, of(text), text);
    opened.get("sealed 0", of(0));
    opened.keep("sealed 500", of(500), 500);
    expect(opened.get("sealed 0", of(0))).toBe(0);
    expect(opened.get("sealed 1", of(1))).toBeUndefined();
    expect(opened.get("sealed 500", of(500))).toBe(500);
  });
});
