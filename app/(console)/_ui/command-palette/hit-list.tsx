import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect } from "react";
import { HitOption } from "./hit-option";
import type { Hit, HitGroup } from "./hits";

interface HitListProps {
  id: string;
  groups: readonly HitGroup[];
  lit: Hit | undefined;
  idOf(hit: Hit): string;
  onLight(hit: Hit): void;
  onChoose(hit: Hit, event: MouseEvent): void;
}

export function HitList({ id, groups, lit, idOf, onLight, onChoose }: HitListProps) {
  const t = useTranslations("shell.palette");
  const litId = lit && idOf(lit);
  useEffect(() => {
    if (litId !== undefined) document.getElementById(litId)?.scrollIntoView({ block: "nearest" });
  }, [litId]);
  return (
    <div id={id} role="listbox" aria-label={t("results")} className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2">
      {groups.map(({ key, title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of a form's fields.
        <div key={key} role="group" aria-labelledby={`${id}-${key}-title`} className="not-first:mt-2">
          <p id={`${id}-${key}-title`} role="presentation" className="px-3 py-1 font-semibold text-ink-muted text-xs">
            {title}
          </p>
          {hits.map((hit) => (
            <HitOption
              key={hit.key}
              hit={hit}
              id={idOf(hit)}
              isLit={hit === lit}
              onLight={() => onLight(hit)}
              onChoose={(event) => onChoose(hit, event)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
