import { useTranslations } from "next-intl";
import { longestTyped } from "@/lib/resources/customer_support/finder/read-typed";

/** In place of the readings: nothing is searched for by this text, and what could be typed. */
export function UnreadText({ typed }: { typed: string }) {
  const t = useTranslations("customer_support.finder");
  const isTooLong = typed.length > longestTyped;
  return (
    <p role="alert" className="min-w-0 text-danger text-sm lg:order-last lg:basis-full">
      {isTooLong ? t("tooLong", { most: longestTyped, count: typed.length }) : t("unread")}
    </p>
  );
}
