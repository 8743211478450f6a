import "server-only";
import type { AbstractIntlMessages } from "next-intl";
import { getMessages } from "next-intl/server";
import type { AnswerableCall } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { firstCalls } from "@/lib/list/requests/first-calls";
import type { PageQuery } from "@/lib/list/url/list-url";
import type { PageKey } from "@/lib/roles/pages";
import { pageTexts } from "../i18n/messages";
import { operatorToday } from "../operator-zone";
import { type FirstAnswers, prefetchCalls } from "./prefetch";
import type { PageSession } from "./require-session";

/** What a list page begins with: the rows and the open row of its address, its own texts, and what names lead to. */
export async function firstOfList<C extends AnswerableCall, Row, P extends AnswerableCall, Detail>(
  session: PageSession,
  list: List<C, Row, P, Detail>,
  search: Promise<PageQuery>,
): Promise<FirstAnswers & { texts: AbstractIntlMessages; pages: readonly PageKey[] }> {
  const today = operatorToday();
  const [first, messages] = await Promise.all([
    prefetchCalls(session, firstCalls(list, await search, today)),
    getMessages(),
  ]);
  return { ...first, texts: pageTexts(list.page, messages), pages: session.view.pages };
}
