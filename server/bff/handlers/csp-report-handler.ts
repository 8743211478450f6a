import "server-only";
import { z } from "zod";
import { env } from "../../env";
import { log } from "../../log/log";
import { emptyAnswer } from "../answers";
import { bodyBudgets } from "../body-budget";
import { publicRoute } from "../route";

const mostReports = 60;
const windowMs = 60_000;

const word = z.string().max(2_000).optional();

const reportSchema = z.object({
  "csp-report": z.object({ "effective-directive": word, "violated-directive": word, "blocked-uri": word }),
});

const counted = { since: 0, reports: 0 };

/** POST `/api/csp-report`, from the browser itself. A log line each, as long as they are not a flood. */
export const cspReport = publicRoute(
  {
    name: "csp-report",
    body: reportSchema,
    budget: bodyBudgets.policyReport,
    bodyType: "application/csp-report",
    skipsOriginCheck: true,
  },
  async ({ requestId, body: { "csp-report": report } }) => {
    if (isFlood(Date.now())) return emptyAnswer(429);
    const directive = directiveIn(report["effective-directive"] ?? report["violated-directive"]);
    log("warn", "content security policy broken", { requestId, directive, blocked: kindOf(report["blocked-uri"]) });
    return emptyAnswer(204);
  },
);

function isFlood(now: number): boolean {
  if (now - counted.since > windowMs) Object.assign(counted, { since: now, reports: 0 });
  counted.reports += 1;
  return counted.reports > mostReports;
}

/** Directives of the console's policy that can be broken, and the finer names that browsers give some of them. */
const directives = [
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "worker-src",
  "child-src",
  "manifest-src",
  "media-src",
  "object-src",
  "frame-src",
  "frame-ancestors",
  "base-uri",
  "form-action",
];

/** Anybody may send a report: of its texts none is logged as it came (O5). */
function directiveIn(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (directives.find((each) => text.split(" ")[0] === each) ?? "other");
}

/** What was blocked, as a word: an address may hold personal data, or whatever its sender likes. */
function kindOf(blocked: string | undefined): string | undefined {
  if (blocked === undefined) return undefined;
  if (["inline", "eval", "wasm-eval", "trusted-types-policy"].includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "other";
  const { origin, protocol } = new URL(blocked);
  if (origin === new URL(env().CONSOLE_URL).origin) return "own";
  return ["http:", "https:", "data:", "blob:"].includes(protocol) ? protocol.slice(0, -1) : "other";
}
