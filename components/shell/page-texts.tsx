"use client";

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";

interface PageTextsProps {
  /** The page's own texts, by namespace: other pages do not carry them. */
  texts: AbstractIntlMessages;
  children: ReactNode;
}

/** Adds a page's own texts to those that every page has. */
export function PageTexts({ texts, children }: PageTextsProps) {
  const shared = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...shared, ...texts }}>
      {children}
    </NextIntlClientProvider>
  );
}
