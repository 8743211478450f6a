"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { TextInput } from "@/components/form/text-input";
import { nearestPage } from "@/lib/list/rows/pages";

interface PageFieldProps {
  /** The number of the last page. */
  last: number;
  onPage(page: number): void;
}

/** Straight to a page by its number. It keeps all that is typed; `NumericInput`, which reads amounts, would be 2 KB on each list. */
export function PageField({ last, onPage }: PageFieldProps) {
  const t = useTranslations("list");
  const fieldId = useId();
  const errorId = useId();
  const [typed, setTyped] = useState("");
  /** What Enter was pressed on. */
  const [entered, setEntered] = useState<string>();
  const isNoPage = entered !== undefined && entered === typed && typed !== "";
  function go(event: FormEvent): void {
    event.preventDefault();
    const page = nearestPage(typed.trim(), last);
    setEntered(typed);
    if (page === undefined) return;
    setTyped("");
    onPage(page);
  }
  return (
    <form
      noValidate
      onSubmit={go}
      className="relative flex items-center gap-2 @max-[30rem]:hidden max-sm:hidden pointer-coarse:@max-[38rem]:hidden"
    >
      <label htmlFor={fieldId} className="text-ink-muted">
        {t("toPage")}
      </label>
      <TextInput
        id={fieldId}
        size="bar"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-invalid={isNoPage}
        aria-describedby={isNoPage ? errorId : undefined}
      />
      {isNoPage && (
        <p
          id={errorId}
          role="alert"
          className="absolute right-0 bottom-full z-20 mb-1.5 w-max max-w-72 whitespace-normal rounded-md border border-danger bg-raised px-2.5 py-1.5 text-danger text-sm shadow-raised"
        >
          {t("noPage", { last })}
        </p>
      )}
    </form>
  );
}
