"use client";

import type { DehydratedState } from "@tanstack/react-query";
import type { AbstractIntlMessages } from "next-intl";
import type { ReactNode } from "react";
import { FirstAnswers } from "@/components/calls/first-answers";
import { OpenPages } from "@/components/shell/open-pages";
import { PageTexts } from "@/components/shell/page-texts";
import type { LateAnswer } from "@/lib/calls/late-answer";
import type { PageKey } from "@/lib/roles/pages";

/** What a list page's first HTML is made of. */
export interface FirstOfList {
  /** Answers of the calls that it begins with. */
  state: DehydratedState;
  late: readonly LateAnswer[];
  /** Its own texts, by namespace. */
  texts: AbstractIntlMessages;
  /** That the person may open. */
  pages: readonly PageKey[];
}

export function ListFrame({ texts, pages, children, ...first }: FirstOfList & { children: ReactNode }) {
  return (
    <PageTexts texts={texts}>
      <FirstAnswers {...first}>
        <OpenPages value={pages}>{children}</OpenPages>
      </FirstAnswers>
    </PageTexts>
  );
}
