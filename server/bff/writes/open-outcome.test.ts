import { errors } from "undici";
import { ConsoleError } from "@/lib/errors/console-error";
import { ExchangeBroken, FlawedAnswer, invalidAnswer } from "../../upstream/upstream-fault";
import { failureOfWrite } from "./open-outcome";

const broken = (code: string) =>
  new ConsoleError("upstream-unreachable", { cause: new ExchangeBroken(Object.assign(new Error(code), { code })) });
const status = (code: "upstream-failed" | "upstream-rejected" | "upstream-unreachable", of: number) =>
  new ConsoleError(code, { cause: new FlawedAnswer("status", of) });

describe("C1 a failed write", () => {
  it.each([
    ["whose line was cut", broken("ECONNRESET")],
    ["without an answer in time", new ConsoleError("upstream-timeout", { cause: new errors.HeadersTimeoutError() })],
    ["whose answer broke off", invalidAnswer("cut")],
    ["whose answer is not readable", invalidAnswer("schema")],
    ["of a gateway that knows nothing", status("upstream-failed", 502)],
    ["of a gateway's page", invalidAnswer("media-type", 504)],
    ["that failed at the platform", status("upstream-failed", 500)],
  ])("%s may have been done", (_what, error) => {
    expect(failureOfWrite(error)).toMatchObject({ code: error.code, mayBeDone: true });
  });

  it.each([
    ["that reached nobody", broken("ECONNREFUSED")],
    ["to a host that is not known", broken("ENOTFOUND")],
    ["without a connection in time", new ConsoleError("upstream-timeout", { cause: new errors.ConnectTimeoutError() })],
    ["that was refused", status("upstream-rejected", 409)],
    ["that was refused by a gateway's page", invalidAnswer("media-type", 413)],
    ["that found nobody there", status("upstream-unreachable", 503)],
    ["whose gateway found nobody there", invalidAnswer("media-type", 503)],
    ["that waited in vain", new ConsoleError("overloaded")],
    ["that is no right of theirs", new ConsoleError("forbidden")],
  ])("%s was not done", (_what, error) => {
    expect(failureOfWrite(error)).toBe(error);
  });
});
