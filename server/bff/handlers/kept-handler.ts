import "server-only";
import { z } from "zod";
import { ConsoleError } from "@/lib/errors/console-error";
import { type KeptPage, type KeptWhere, keptPages, mostKeptBytes } from "@/lib/kept-forms/kept-form";
import { processSingleton } from "../../process-singleton";
import { deviceLabel } from "../../session/device-label";
import { dropKept, readKept, writeKept } from "../../session/kept-forms";
import type { OpenSession } from "../../session/sessions";
import { sessionContext } from "../../session/shared";
import { type Bulkhead, runInKeyedBulkhead } from "../../upstream/bulkhead";
import { jsonAnswer } from "../answers";
import { bodyBudgets } from "../body-budget";
import { limitKept, limitKeptReads } from "../limit-guesses";
import { MethodNotAllowed } from "../method-not-allowed";
import { openPages } from "../page-access";
import { type Route, sessionRoute } from "../route";
import type { FindRoute } from "../with-bff";

const version = z.uuid();
const writeSchema = z.strictObject({
  version,
  after: version.nullable(),
  kept: z.record(z.string(), z.unknown()),
});

/** Opening a full one keeps the process busy for some 20 ms: an account has one of its own opened at a time. */
const opening = { concurrent: 1, queued: 32, timeoutMs: 10_000 };

function openKept(session: OpenSession, page: KeptPage, { signal }: Request) {
  const underWay = processSingleton("kept", () => new Map<string, Bulkhead>());
  return runInKeyedBulkhead(underWay, session.userId, opening, () => readKept(sessionContext(), session, page), signal);
}

/** GET `/api/kept`: of which of their pages this person has something kept, without what it is. */
export const listKept = sessionRoute(
  { name: "kept", access: "signed-in", admit: limitKeptReads },
  async ({ request, session: { current } }) => {
    const open = openPages(current.record.roles);
    const pages = keptPages.filter((page) => open.has(page));
    const found = await Promise.all(pages.map((page) => openKept(current, page, request)));
    return jsonAnswer({
      data: found.flatMap((each): KeptWhere[] => {
        if (each === undefined) return [];
        const { page, at, browser, system } = each;
        return [{ page, at, browser, system }];
      }),
    });
  },
);

/** What is done to the kept form of one page, for those who may open it. */
const routesOf = (page: KeptPage): Record<string, Route> => ({
  GET: sessionRoute(
    { name: `kept/${page}`, access: [page], admit: limitKeptReads },
    async ({ request, session: { current } }) => jsonAnswer({ data: (await openKept(current, page, request)) ?? null }),
  ),
  POST: sessionRoute(
    { name: `kept/${page}`, access: [page], body: writeSchema, budget: bodyBudgets.kept, admit: limitKept },
    async ({ request, session: { current }, body }) => {
      if (Buffer.byteLength(JSON.stringify(body.kept)) > mostKeptBytes) throw new ConsoleError("too-large");
      const device = deviceLabel(request.headers.get("user-agent"));
      const isWritten = await writeKept(sessionContext(), current, { page, device, ...body });
      if (!isWritten) throw new ConsoleError("changed-meanwhile");
      return jsonAnswer({ data: { version: body.version } });
    },
  ),
  DELETE: sessionRoute({ name: `kept/${page}`, access: [page] }, async ({ request, session: { current } }) => {
    // Which one is dropped has to be said: another may have been kept since it was looked at.
    const asked = version.safeParse(new URL(request.url).searchParams.get("version"));
    if (!asked.success) throw new ConsoleError("invalid-request", { cause: asked.error });
    return jsonAnswer({ data: { dropped: await dropKept(sessionContext(), current, page, asked.data) } });
  }),
});

const routes = new Map<string, Record<string, Route>>(keptPages.map((page) => [page, routesOf(page)]));

/** `/api/kept/[page]`: what was entered into a page's form and not sent. No other name leads anywhere (G1). */
export const findKeptRoute: FindRoute = (method, [page = ""]) => {
  const ofPage = routes.get(page);
  if (ofPage === undefined) throw new ConsoleError("not-found");
  const route = ofPage[method];
  if (route === undefined) throw new MethodNotAllowed(Object.keys(ofPage));
  return route;
};
