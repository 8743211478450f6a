"use client";

import { type ReactNode, use } from "react";
import { OnlyContext, type ShownValue } from "./only-place";

/** A value of the preview, and beside it "only this" where the list is narrowed to it. */
export function WithOnly({ children, ...value }: ShownValue & { children: ReactNode }) {
  const place = use(OnlyContext);
  if (place?.list.only?.[value.fieldKey] === undefined) return children;
  return (
    <div className="flex gap-1">
      <div className="min-w-0">{children}</div>
      {/* The room for the button: when it comes it moves nothing. */}
      <span className="-my-0.5 size-6 shrink-0 pointer-coarse:-my-2 pointer-coarse:size-10">
        {place.code && <place.code.OnlyButton {...value} />}
      </span>
    </div>
  );
}
