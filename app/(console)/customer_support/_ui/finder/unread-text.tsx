import { useTranslations } from "next-intl";
import { longestFreeText } from "@/lib/calls/scalars";

/** In place of the readings: nothing is searched for by this text, and what could be typed. */
export function UnreadText({ typed }: { typed: string }) {
  const t = useTranslations("customer_support.finder");
  const isTooLong = typed.length > longestFreeText;
  return (
    <p role="alert" className="min-w-0 text-danger text-sm lg:order-last lg:basis-full">
      {isTooLong ? t("tooLong", { most: longestFreeText, count: typed.length }) : t("unread")}
    </p>
  );
}
