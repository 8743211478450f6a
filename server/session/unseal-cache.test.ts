import { UnsealCache } from "./unseal-cache";

const context = { id: "an-id", secret: "a-secret", about: "gen 3" };
const of = (id: number) => ({ ...context, id: `id ${id}` });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("UnsealCache", () => {
  it("gives a content to a caller that could open the text", () => {
    const cache = new UnsealCache<string>();
    cache.set("sealed", context, "content");
    expect(cache.get("sealed", { ...context })).toBe("content");
  });

  it.each([
    ["another id", "sealed", { ...context, id: "other" }],
    ["another secret", "sealed", { ...context, secret: "other" }],
    ["another generation", "sealed", { ...context, about: "gen 4" }],
    ["another text", "other", context],
  ])("S8 gives nothing for %s", (_name, sealed, other) => {
    const cache = new UnsealCache<string>();
    cache.set("sealed", context, "content");
    expect(cache.get(sealed, other)).toBeUndefined();
  });

  it("R13 keeps one text of a session: a refresh takes the old tokens away", () => {
    const cache = new UnsealCache<string>();
    cache.set("old", context, "old tokens");
    cache.set("new", { ...context, about: "gen 4" }, "new tokens");
    expect(cache.get("old", context)).toBeUndefined();
    expect(cache.get("new", { ...context, about: "gen 4" })).toBe("new tokens");
  });

  it("R13 forgets what was not used for five minutes, without anybody's asking", () => {
    const cache = new UnsealCache<string>();
    cache.set("sealed", context, "content");
    cache.set("used", of(1), "used");
    jest.advanceTimersByTime(4 * 60_000);
    expect(cache.get("used", of(1))).toBe("used");
    jest.advanceTimersByTime(2 * 60_000);
    expect(Reflect.get(cache, "byId")).toHaveProperty("size", 1);
    jest.advanceTimersByTime(5 * 60_000);
    expect(Reflect.get(cache, "byId")).toHaveProperty("size", 0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("forgets the longest unused of more than 500", () => {
    const cache = new UnsealCache<number>();
    for (let text = 0; text < 500; text += 1) cache.set(`sealed ${text}`, of(text), text);
    cache.get("sealed 0", of(0));
    cache.set("sealed 500", of(500), 500);
    expect(cache.get("sealed 0", of(0))).toBe(0);
    expect(cache.get("sealed 1", of(1))).toBeUndefined();
    expect(cache.get("sealed 500", of(500))).toBe(500);
  });
});
