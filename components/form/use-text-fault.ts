"use client";

import { useTranslations } from "next-intl";
import { characterFault } from "@/lib/texts/character-fault";

/** @returns a function that says what is wrong with a typed text, whatever field it stands in */
export function useTextFault(): (text: string) => string | undefined {
  const t = useTranslations("common.badCharacter");
  return (text) => {
    const fault = characterFault(text);
    if (fault === undefined) return undefined;
    const { sign, character, before } = fault;
    return t(before === "" ? "first" : "after", { sign: t(`signs.${sign}`), character, before });
  };
}
