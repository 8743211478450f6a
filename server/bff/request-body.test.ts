import { bodyBudgets } from "./body-budget";
import { checkBodyHeaders, readJsonBody } from "./request-body";

const json = { "content-type": "application/json" };
const megabyte = 1024 * 1024;

describe("checkBodyHeaders", () => {
  it.each([
    ["no length", { ...json }, "length-required"],
    ["chunks", { ...json, "transfer-encoding": "chunked" }, "length-required"],
    ["a length and chunks", { ...json, "content-length": "2", "transfer-encoding": "chunked" }, "length-required"],
    ["a length that is none", { ...json, "content-length": "-2" }, "length-required"],
    ["one byte too many", { ...json, "content-length": String(megabyte + 1) }, "too-large"],
    ["15 MB", { ...json, "content-length": "15728640" }, "too-large"],
    ["text", { "content-type": "text/plain", "content-length": "2" }, "unsupported-media-type"],
    [
      "a form",
      { "content-type": "application/x-www-form-urlencoded", "content-length": "2" },
      "unsupported-media-type",
    ],
    ["no type", { "content-length": "2" }, "unsupported-media-type"],
  ])("P11 W1 refuses %s", (_name, headers, code) => {
    expect(() => checkBodyHeaders(new Headers(headers), bodyBudgets.usual)).toThrow(expect.objectContaining({ code }));
  });

  it("P11 takes a body of exactly the limit", () => {
    const headers = new Headers({
      "content-type": "application/json; charset=utf-8",
      "content-length": String(megabyte),
    });
    expect(() => checkBodyHeaders(headers, bodyBudgets.usual)).not.toThrow();
  });

  it("P11 a call without a body takes none", () => {
    expect(() => checkBodyHeaders(new Headers({ "content-length": "2" }), "none")).toThrow(
      expect.objectContaining({ code: "invalid-request" }),
    );
    expect(() => checkBodyHeaders(new Headers({ "content-length": "0" }), "none")).not.toThrow();
  });
});

describe("readJsonBody", () => {
  const read = (body: string | Uint8Array<ArrayBuffer>, length: number) =>
    readJsonBody(request(body, length), bodyBudgets.usual);
  const request = (body: string | Uint8Array<ArrayBuffer>, length: number) =>
    new Request("http://console.test", { method: "POST", body, headers: { "content-length": String(length) } });

  it("reads JSON", async () => {
    await expect(read('{"a":"ș"}', 10)).resolves.toEqual({ a: "ș" });
  });

  it.each([
    ["shorter than said", "{}", 3],
    ["longer than said", "{}", 1],
    ["no JSON", "{]", 2],
    ["not UTF-8", Uint8Array.of(0x22, 0xc8, 0x22), 3],
  ])("P11 refuses a body that is %s", async (_name, body, length) => {
    await expect(read(body, length)).rejects.toMatchObject({ code: "invalid-request" });
  });
});
