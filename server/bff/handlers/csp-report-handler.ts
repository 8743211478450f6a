import "server-only";
import { z } from "zod";
import { log } from "../../log";
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
    const directive = (report["effective-directive"] ?? report["violated-directive"])?.slice(0, 60);
    log("warn", "content security policy broken", { requestId, directive, blocked: originOf(report["blocked-uri"]) });
    return emptyAnswer(204);
  },
);

function isFlood(now: number): boolean {
  if (now - counted.since > windowMs) Object.assign(counted, { since: now, reports: 0 });
  counted.reports += 1;
  return counted.reports > mostReports;
}

/** Only the origin of an address: the rest may be personal data. */
function originOf(blocked: string | undefined): string | undefined {
  if (blocked === undefined) return undefined;
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 20);
}
