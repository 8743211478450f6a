import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { zooms } from "@/lib/resources/marketing/time-line";
import type { TimeLineView } from "./use-time-line-view";

interface ViewControlsProps {
  view: TimeLineView;
  onView(view: TimeLineView): void;
}

/** How many months are shown, and whether as bars or as a table. */
export function ViewControls({ view, onView }: ViewControlsProps) {
  const t = useTranslations("marketing");
  return (
    <div className="flex flex-wrap items-center gap-4">
      {!view.isTable && (
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t("zoom")}</legend>
          {zooms.map((zoom) => (
            <Toggle key={zoom} isOn={view.zoom === zoom} onClick={() => onView({ ...view, zoom })}>
              {t("months", { count: zoom })}
            </Toggle>
          ))}
        </fieldset>
      )}
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t("shownAs")}</legend>
        <Toggle isOn={!view.isTable} onClick={() => onView({ ...view, isTable: false })}>
          {t("asLine")}
        </Toggle>
        <Toggle isOn={view.isTable} onClick={() => onView({ ...view, isTable: true })}>
          {t("asTable")}
        </Toggle>
      </fieldset>
    </div>
  );
}

function Toggle({ isOn, onClick, children }: { isOn: boolean; onClick(): void; children: string }) {
  return (
    <Button size="small" look={isOn ? "primary" : "secondary"} aria-pressed={isOn} onClick={onClick}>
      {children}
    </Button>
  );
}
