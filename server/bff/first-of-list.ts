import "server-only";
import type { DehydratedState } from "@tanstack/react-query";
import type { AbstractIntlMessages } from "next-intl";
import { getMessages, getTimeZone } from "next-intl/server";
import type { AnswerableCall } from "@/lib/calls/call";
import { dayIn } from "@/lib/dates/day";
import type { List } from "@/lib/list/declare/define-list";
import { firstCalls } from "@/lib/list/requests/first-calls";
import type { PageQuery } from "@/lib/list/url/list-url";
import { prefetchCalls } from "./prefetch";
import type { PageSession } from "./require-session";

/** What a list page begins with: the rows and the open row of its address, and its own texts. */
export async function firstOfList<C extends AnswerableCall, Row, P extends AnswerableCall, Detail>(
  session: PageSession,
  list: List<C, Row, P, Detail>,
  search: Promise<PageQuery>,
): Promise<{ state: DehydratedState; texts: AbstractIntlMessages }> {
  const today = dayIn(await getTimeZone(), new Date());
  const [state, messages] = await Promise.all([
    prefetchCalls(session, firstCalls(list, await search, today)),
    getMessages(),
  ]);
  return { state, texts: { [list.page]: messages[list.page] } };
}
