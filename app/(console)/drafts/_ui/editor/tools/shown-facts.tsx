"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { type ShownFact, shownFacts } from "@/lib/resources/drafts/facts/shown-fact";

interface ShownFactsProps {
  shown: ShownFact;
  onShow(shown: ShownFact): void;
  /** The machines of a draft: of one of them it is shown. */
  storages: readonly { id: number; name: string }[];
  storageId: number | undefined;
  onStorage(id: number): void;
}

/** What the cells tell beside their product, and of which machine. */
export function ShownFacts({ shown, onShow, storages, storageId, onStorage }: ShownFactsProps) {
  const t = useTranslations("mapping.shown");
  return (
    <>
      <span className="inline-flex w-44">
        <Select
          size="cell"
          aria-label={t("label")}
          value={shown}
          onChange={({ target }) => onShow(shownFacts.find((each) => each === target.value) ?? "nothing")}
        >
          {shownFacts.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
      </span>
      {storages.length > 1 && shown !== "nothing" && (
        <span className="inline-flex w-52">
          <Select
            size="cell"
            aria-label={t("storage")}
            value={storageId}
            onChange={({ target }) => onStorage(Number(target.value))}
          >
            {storages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </span>
      )}
    </>
  );
}
