"use client";

interface MissingCallNoticeProps {
  /** Why it cannot be done, where the platform lacks its call. */
  text: string | undefined;
}

/** What is entered stays, and what would send it is disabled: this says why. */
export function MissingCallNotice({ text }: MissingCallNoticeProps) {
  if (text === undefined) return null;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      {text}
    </p>
  );
}
