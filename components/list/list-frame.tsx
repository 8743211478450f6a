"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { AbstractIntlMessages } from "next-intl";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/shell/page-texts";

/** What a list page's first HTML is made of. */
export interface FirstOfList {
  /** Answers of the calls that it begins with. */
  state: DehydratedState;
  /** Its own texts, by namespace. */
  texts: AbstractIntlMessages;
}

export function ListFrame({ state, texts, children }: FirstOfList & { children: ReactNode }) {
  return (
    <PageTexts texts={texts}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </PageTexts>
  );
}
