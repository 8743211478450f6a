"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { letterKeysPreference } from "@/lib/preferences/letter-keys";

interface LetterKeysSwitchProps {
  areOn: boolean;
  onChange(areOn: boolean): void;
}

/** Keeps whether single letters are commands. What reads them asks the cookie at each press. */
export function LetterKeysSwitch({ areOn, onChange }: LetterKeysSwitchProps) {
  const t = useTranslations("list.keys");
  const choose = (next: boolean): void => {
    document.cookie = letterKeysPreference(next);
    onChange(next);
  };
  return (
    <Checkbox
      role="switch"
      label={t("letters")}
      hint={t("lettersHint")}
      checked={areOn}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
