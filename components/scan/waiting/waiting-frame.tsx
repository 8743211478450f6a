"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { DocumentProductLink } from "./document-product-link";

interface WaitingFrameProps {
  title: string;
  /** Some of it was looked up without a product. */
  isUnknown: boolean;
  /** Looks it up again; undefined where that goes one by one. */
  again: { text: string; onAgain(): void } | undefined;
  /** Why the form is not saved while it waits. */
  error: string | undefined;
  /** What waits. */
  children: ReactNode;
}

/** What was scanned or taken from a list and is no row yet: no form is saved with it in silence. */
export function WaitingFrame({ title, isUnknown, again, error, children }: WaitingFrameProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      // Save leads here while it waits.
      tabIndex={-1}
      data-invalid={error !== undefined}
      className="grid gap-2 rounded-md border border-danger p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id={headingId} className="flex-1 font-medium">
          {title}
        </h4>
        {isUnknown && <DocumentProductLink />}
        {again && (
          <Button size="small" onClick={again.onAgain}>
            {again.text}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {children}
    </section>
  );
}
