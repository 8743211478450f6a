"use client";

import { useTranslations } from "next-intl";
import { RowClashes } from "@/components/grid/notices/row-clashes";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import type { SettingClash } from "@/lib/resources/drafts/editing/known-cells";

interface SettingClashesProps {
  clashes: readonly SettingClash[];
  onKeepTheirs(keys: readonly number[]): void;
  onSendMine(keys: readonly number[]): void;
}

/** Cells that somebody else has changed, too: the person chooses for each. */
export function SettingClashes({ clashes, onKeepTheirs, onSendMine }: SettingClashesProps) {
  const t = useTranslations("mapping.notices");
  const textOf = useSettingText();
  const aliases = new Map(
    clashes.flatMap(({ alias, mine, theirs }) => [[mine, alias] as const, [theirs, alias] as const]),
  );
  const keysOf = (some: readonly { key: number }[]): number[] => some.map(({ key }) => key);
  return (
    <RowClashes
      clashes={clashes}
      nameOf={(setting) => t("cell", { alias: aliases.get(setting) ?? "" })}
      textOf={(setting) => textOf(setting)}
      onKeepTheirs={(some) => onKeepTheirs(keysOf(some))}
      onSendMine={(some) => onSendMine(keysOf(some))}
    />
  );
}
