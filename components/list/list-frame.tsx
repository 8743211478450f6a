"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";

/** What a list page's first HTML is made of. */
export interface FirstOfList {
  /** Answers of the calls that it begins with. */
  state: DehydratedState;
  /** Its own texts, by namespace: other pages do not carry them. */
  texts: AbstractIntlMessages;
}

export function ListFrame({ state, texts, children }: FirstOfList & { children: ReactNode }) {
  const shared = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...shared, ...texts }}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </NextIntlClientProvider>
  );
}
