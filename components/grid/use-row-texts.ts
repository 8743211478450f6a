"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";

/** What a row says of its last change: a row has no translator of its own, for making one takes longer than drawing it. */
export interface RowTexts {
  readonly editing: string;
  readonly sending: string;
  readonly saved: string;
  readonly notSaved: string;
  /** The platform does not have the row. */
  readonly notSent: string;
  readonly changedElsewhere: string;
  readonly removedElsewhere: string;
  /** Of what cannot be computed. */
  readonly notAvailable: string;
}

export function useRowTexts(): RowTexts {
  const t = useTranslations("grid");
  return useMemo(
    () => ({
      editing: t("editing"),
      sending: t("sending"),
      saved: t("saved"),
      notSaved: t("notSaved"),
      notSent: t("notSent"),
      changedElsewhere: t("changedElsewhere"),
      removedElsewhere: t("removedElsewhere"),
      notAvailable: t("notAvailable"),
    }),
    [t],
  );
}
