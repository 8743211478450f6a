import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";

/** Of the place's width: at the last a page of A4 has a dot of its own for each of a plain screen. */
const steps = [1, 1.5, 2];

interface PdfZoomProps {
  zoom: number;
  onChange(zoom: number): void;
}

/** Brings the pages closer. A button that can do no more stays in its place, so that the focus does. */
export function PdfZoom({ zoom, onChange }: PdfZoomProps) {
  const t = useTranslations("common.pdf");
  const at = steps.indexOf(zoom);
  const button = (label: string, next: number | undefined, icon: typeof ZoomIn) => {
    const Icon = icon;
    return (
      <IconButton
        variant="secondary"
        size="small"
        label={label}
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && onChange(next)}
      >
        <Icon size={14} aria-hidden />
      </IconButton>
    );
  };
  return (
    <div className="mb-2 flex justify-end gap-2">
      {button(t("zoomOut"), steps[at - 1], ZoomOut)}
      {button(t("zoomIn"), steps[at + 1], ZoomIn)}
    </div>
  );
}
