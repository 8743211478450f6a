import { isTokenText, queryFailed } from "./query-failure";

describe("queryFailed", () => {
  it("G6 shows the text behind the specification's words", () => {
    expect(queryFailed("Unknown query: x")).toMatchObject({
      code: "query-failed",
      shownText: "GRPC error - Unknown query: x",
    });
  });

  it.each(["10.1.2.3:4001", "10.1.2.3", "db.internal:5432", "http://db.internal/x", "[::1]:4001"])(
    "G6 keeps the address %s to the log",
    (address) => {
      expect(queryFailed(`dial ${address} failed`).shownText).not.toContain(address);
    },
  );

  it.each(["object not found", "Object not found.", " object not found\n"])("says that %j is not there", (details) => {
    expect(queryFailed(details)).toMatchObject({ code: "not-found", shownText: "Object not found" });
  });

  it("G6 keeps other failures that mention an object as they are", () => {
    expect(queryFailed("object not found in cache x: retry")).toMatchObject({ code: "query-failed" });
  });

  it("G6 shows one line of a sane length", () => {
    expect(queryFailed(`one\n at stack`).shownText).toBe("GRPC error - one");
    expect(queryFailed("x".repeat(5_000)).shownText?.length).toBeLessThan(330);
  });
});

describe("isTokenText", () => {
  it.each(["token expired", "Invalid or expired token", "JWT is invalid", "Unauthenticated"])("G7 %s", (text) => {
    expect(isTokenText(text)).toBe(true);
  });

  it.each(["Unknown query", "expiration date is invalid", "no such product"])("G7 not %s", (text) => {
    expect(isTokenText(text)).toBe(false);
  });
});
