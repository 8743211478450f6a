"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { nearestPage } from "@/lib/list/rows/pages";

interface PageFieldProps {
  /** The number of the last page. */
  last: number;
  onPage(page: number): void;
}

/** Straight to a page by its number. */
export function PageField({ last, onPage }: PageFieldProps) {
  const t = useTranslations("list");
  const [typed, setTyped] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const page = nearestPage(typed, last);
        if (page === undefined) return;
        setTyped("");
        onPage(page);
      }}
    >
      <label className="flex items-center gap-2 text-ink-muted">
        {t("toPage")}
        <input
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={9}
          value={typed}
          // What is pasted may be grouped: 1.234.
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ""))}
          className="h-7 w-14 rounded-md border border-line-strong/60 bg-surface px-1.5 text-right text-ink tabular-nums"
        />
      </label>
    </form>
  );
}
