"use client";

import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ListUrl } from "../url/use-list-url";
import type { ListForms } from "./list-form";
import { panelOf } from "./panel-of";

interface NewButtonsProps<Detail> {
  forms: ListForms<Detail>;
  url: ListUrl;
}

/** New at the bottom right, where the page has a form for it, and beside it the way to bring one in (TABL-005). */
export function NewButtons<Detail>({ forms, url }: NewButtonsProps<Detail>) {
  const t = useTranslations("list");
  const panel = panelOf(url.state, forms);
  const isBusy = panel !== undefined && panel !== "preview";
  if (isBusy || (!forms.new && !forms.import)) return null;
  return (
    <div className="flex justify-end gap-2">
      {forms.import && (
        <Button onClick={() => url.enter("import")}>
          <Download size={16} aria-hidden />
          {t("import")}
        </Button>
      )}
      {forms.new && (
        <Button variant="primary" onClick={() => url.enter("new")}>
          <Plus size={16} aria-hidden />
          {t("new")}
        </Button>
      )}
    </div>
  );
}
