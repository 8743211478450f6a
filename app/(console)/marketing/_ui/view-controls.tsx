import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { addMonths } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { spanOf, zooms } from "@/lib/resources/marketing/time-line";
import type { TimeLineView } from "./use-time-line-view";

interface ViewControlsProps {
  today: string;
  view: TimeLineView;
  onView(view: TimeLineView): void;
}

/** Which days are shown, how many months of them, and whether as bars or as a table. */
export function ViewControls({ today, view, onView }: ViewControlsProps) {
  const t = useTranslations("marketing");
  const { from, to } = spanOf(view.day, view.zoom);
  // From today on the table has everything, whatever its days.
  const hasSpan = !view.isTable || view.day !== today;
  const step = (months: number) => onView({ ...view, day: addMonths(view.day, months) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span role="status" className="text-ink-muted text-sm tabular-nums">
        {hasSpan && t("fromTo", { from: formatDay(from), to: formatDay(to) })}
      </span>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t("days")}</legend>
        <IconButton size="small" label={t("goEarlier")} onClick={() => step(-view.zoom)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <Toggle isOn={view.day === today} onClick={() => onView({ ...view, day: today })}>
          {t("today")}
        </Toggle>
        <IconButton size="small" label={t("goLater")} onClick={() => step(view.zoom)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
      </fieldset>
      {hasSpan && (
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
    <Button size="small" variant={isOn ? "primary" : "secondary"} aria-pressed={isOn} onClick={onClick}>
      {children}
    </Button>
  );
}
