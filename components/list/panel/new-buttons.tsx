"use client";

import { useQueryClient } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { ListPageKey } from "@/lib/roles/pages";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";
import { prepareFormSide } from "./form-side-code";
import type { ListForms } from "./list-form";
import { panelOf } from "./panel-of";

interface NewButtonsProps<Detail> {
  page: ListPageKey;
  forms: ListForms<Detail>;
  url: ListUrl;
  /** The list has no rows, and no pages below them. */
  isAlone: boolean;
}

/** New at the bottom right, where the page has a form for it, and beside it the way to bring one in (TABL-005). */
export function NewButtons<Detail>({ page, forms, url, isAlone }: NewButtonsProps<Detail>) {
  const t = useTranslations("list");
  const cache = useQueryClient();
  const text = useListText(page);
  const panel = panelOf(url.state, forms);
  const isBusy = panel !== undefined && panel !== "preview";
  if (isBusy || (!forms.new && !forms.import)) return null;
  const whenMeant = (form: ListForms<Detail>["new"]) => {
    const prepare = (): void => {
      prepareFormSide();
      form?.prepare(undefined, cache);
    };
    return { onPointerEnter: prepare, onFocus: prepare };
  };
  return (
    <div
      className={classNames(
        "flex justify-end gap-2",
        // At the end of the line of pages, which are in its middle: a line of their own would take a row.
        panel === undefined &&
          !isAlone &&
          "xl:pointer-events-none xl:z-10 xl:-mt-[49px] xl:h-[41px] xl:items-center xl:pr-2 xl:*:pointer-events-auto xl:*:h-control-small",
      )}
    >
      {forms.import && (
        <Button data-action onClick={() => url.enter("import")} {...whenMeant(forms.import)}>
          {!forms.isImportNamed && <Download size={16} aria-hidden />}
          {forms.isImportNamed ? text("panel", "import") : t("import")}
        </Button>
      )}
      {forms.new && (
        <Button variant="primary" data-action onClick={() => url.enter("new")} {...whenMeant(forms.new)}>
          <Plus size={16} aria-hidden />
          {t("new")}
        </Button>
      )}
    </div>
  );
}
