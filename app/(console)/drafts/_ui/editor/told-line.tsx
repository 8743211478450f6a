"use client";

import { useTranslations } from "next-intl";
import { useNames } from "@/components/resources/drafts/mapping/use-names";
import type { Told } from "@/lib/resources/drafts/editing/told";

/** The picture below must not go out of sight. */
const mostNamed = 10;

/** What was done last, and what of it could not be done: nothing goes wrong in silence. */
export function ToldLine({ told }: { told: Told | undefined }) {
  const t = useTranslations("mapping.told");
  const named = useNames(mostNamed);
  return (
    <p role="status" title={told && allOf(told)} className="min-w-0 flex-1 basis-60 py-1 text-sm wrap-anywhere">
      {told && (
        <>
          <span className="text-ink-muted">
            {told.kind === "none" || told.kind === "same" ? t(told.kind) : t(told.kind, { count: told.count })}
          </span>
          {told.locked.length > 0 && (
            <span className="text-warning">
              {" "}
              {t("locked", { count: told.locked.length, cells: named(told.locked) })}
            </span>
          )}
          {told.unfit.length > 0 && (
            <span className="text-warning"> {t("unfit", { count: told.unfit.length, cells: named(told.unfit) })}</span>
          )}
          {told.unknown.length > 0 && (
            <span className="text-warning">
              {" "}
              {t("unknown", { count: told.unknown.length, codes: named(told.unknown) })}
            </span>
          )}
          {told.left.length > 0 && (
            <span className="text-warning"> {t("left", { count: told.left.length, cells: named(told.left) })}</span>
          )}
        </>
      )}
    </p>
  );
}

/** What is counted above, by name. */
function allOf({ locked, unfit, unknown, left }: Told): string | undefined {
  const long = [locked, unfit, unknown, left].filter(({ length }) => length > mostNamed);
  return long.length === 0 ? undefined : long.flat().join(", ");
}
