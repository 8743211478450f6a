import { readAnswer } from "./read-answer";
import { TokenRefused } from "./upstream-fault";

function answer(status: number, body: string | Buffer, contentType = "application/json") {
  return { status, contentType, body: Buffer.from(body) };
}

describe("readAnswer", () => {
  it.each([200, 201])("gives the JSON of a %d", (status) => {
    expect(readAnswer(answer(status, '{"id":1}', "application/problem+json"))).toEqual({ id: 1 });
  });

  it("204 has nothing", () => {
    expect(readAnswer(answer(204, ""))).toBeUndefined();
  });

  const noJson: [string, string | Buffer, string][] = [
    ["HTML", "<h1>Bad gateway</h1>", "text/html"],
    ["HTML that calls itself JSON", "<h1>x</h1>", "application/json"],
    ["text", "no", "text/plain"],
    ["XML", "<a/>", "application/xml"],
    ["nothing", "", "application/json"],
    ["nothing of no type", "", ""],
    ["cut JSON", '{"id":', "application/json"],
    ["two values", "{}{}", "application/json"],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22]), "application/json"],
    ["JSON as text", "{}", "text/plain"],
    ["JSON as JavaScript", "{}", "application/javascript"],
    ["an image", Buffer.from([0x89, 0x50]), "image/png"],
  ];

  it.each(noJson.flatMap((variant) => [200, 404, 500, 502].map((status) => [status, ...variant] as const)))(
    "P13 %d with %s is an invalid answer",
    (status, _name, body, type) => {
      expect(() => readAnswer(answer(status, body, type))).toThrow(
        expect.objectContaining({ code: "upstream-invalid-answer" }),
      );
    },
  );

  it.each([
    [400, '{"error":"No such day"}', "upstream-rejected", "No such day"],
    [422, '{"error":{"message":["First","Second"]}}', "upstream-rejected", "First"],
    [404, '{"error":{"message":"object not found"}}', "not-found", "Object not found"],
    [410, "{}", "not-found", undefined],
    [405, "{}", "method-not-allowed", undefined],
    [408, "{}", "upstream-timeout", undefined],
    [429, "{}", "rate-limited", undefined],
    [503, "{}", "upstream-unreachable", undefined],
    [500, '{"error":"stack"}', "upstream-failed", undefined],
  ])("P15 %d %s", (status, body, code, shownText) => {
    expect(() => readAnswer(answer(status, body))).toThrow(expect.objectContaining({ code, shownText }));
  });

  it.each(noJson.flatMap((variant) => [404, 405].map((status) => [status, ...variant] as const)))(
    "RINT-005 %d with %s says of a call which a platform need not have that it is lacking",
    (status, _name, body, type) => {
      const code = status === 404 ? "not-found" : "method-not-allowed";
      expect(() => readAnswer(answer(status, body, type), { isOptional: true })).toThrow(
        expect.objectContaining({ code }),
      );
    },
  );

  it.each([
    [403, '{"error":"Access denied"}', "application/json"],
    [403, "", ""],
    [401, "<h1>login</h1>", "text/html"],
  ])("SESS-015 %d is a refused token, whatever it looks like", (status, body, type) => {
    expect(() => readAnswer(answer(status, body, type))).toThrow(TokenRefused);
  });
});
