import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { formatDay } from "@/lib/dates/format";
import { useToday } from "../shell/use-today";

interface ExpiryDayProps {
  /** YYYY-MM-DD. */
  day: string;
  /** Nothing is left that could be past its day. */
  isSpent?: boolean;
}

/** The last day of goods, marked once it is over. */
export function ExpiryDay({ day, isSpent = false }: ExpiryDayProps) {
  const t = useTranslations("list");
  const today = useToday();
  if (isSpent || day >= today) return formatDay(day);
  return (
    <span title={t("expired")} className="inline-flex items-center gap-1 font-medium text-danger">
      {formatDay(day)}
      <TriangleAlert role="img" aria-label={t("expired")} size={14} className="shrink-0" />
    </span>
  );
}
