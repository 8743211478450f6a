import { BrokenCircuitError } from "cockatiel";
import { errors } from "undici";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { ExchangeBroken, FlawedAnswer, invalidAnswer } from "../../upstream/upstream-fault";
import { failureOfWrite } from "./open-outcome";

const broken = (code: string) =>
  new ConsoleError("upstream-unreachable", { cause: new ExchangeBroken(Object.assign(new Error(code), { code })) });
const status = (code: ErrorCode, of: number) => new ConsoleError(code, { cause: new FlawedAnswer("status", of) });

describe("C1 a failed write", () => {
  it.each([
    ["whose line was cut", broken("ECONNRESET")],
    ["without an answer in time", new ConsoleError("upstream-timeout", { cause: new errors.HeadersTimeoutError() })],
    ["whose answer broke off", invalidAnswer("cut")],
    ["whose answer is not readable", invalidAnswer("schema")],
    ["of a gateway that knows nothing", status("upstream-failed", 502)],
    ["of a gateway's page", invalidAnswer("media-type", 504)],
    ["that failed at the platform", status("upstream-failed", 500)],
    ["of which a gateway says that nobody is there, or is there any more", status("upstream-unreachable", 503)],
    ["of which a gateway's page says so", invalidAnswer("media-type", 503)],
    ["for whose request somebody waited in vain", status("upstream-timeout", 408)],
    ["that somebody's page does not find", invalidAnswer("media-type", 404)],
    ["whose refusal cannot be read", invalidAnswer("not-json", 409)],
    ["whose answer is about another record", invalidAnswer("other-record")],
  ])("%s may have been done", (_what, error) => {
    expect(failureOfWrite(error)).toMatchObject({ code: error.code, mayBeDone: true });
  });

  it.each([
    ["that reached nobody", broken("ECONNREFUSED")],
    ["to a host that is not known", broken("ENOTFOUND")],
    ["without a connection in time", new ConsoleError("upstream-timeout", { cause: new errors.ConnectTimeoutError() })],
    ["that was refused", status("upstream-rejected", 409)],
    ["that was refused by a gateway's page", invalidAnswer("media-type", 413)],
    ["whose breaker is open", new ConsoleError("upstream-unreachable", { cause: new BrokenCircuitError() })],
    ["that waited in vain", new ConsoleError("overloaded")],
    ["that is no right of theirs", new ConsoleError("forbidden")],
  ])("%s was not done", (_what, error) => {
    expect(failureOfWrite(error)).toBe(error);
  });
});
