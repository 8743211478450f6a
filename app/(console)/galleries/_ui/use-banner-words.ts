import { useTranslations } from "next-intl";
import type { ClashWords } from "@/components/form/record/clash-dialog";
import { useListText } from "@/components/list/use-list-text";
import { formatDay } from "@/lib/dates/format";
import { bannerTypeName } from "@/lib/resources/galleries/banner";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { orderTypes } from "@/lib/resources/orders/orders.calls";

interface Named {
  id: number;
  name: string;
}

/** The form's fields in the words of people, for whoever has to choose between two values of one. */
export function useBannerWords(chains: readonly Named[], banner: Banner | undefined): Required<ClashWords<BannerForm>> {
  const t = useTranslations("galleries");
  const yesNo = useTranslations("list");
  const word = useListText("galleries");

  function labelOf(field: keyof BannerForm): string {
    if (field === "leadsTo") return t("form.leadsTo");
    if (field === "image" || field === "imageExtension") return t("fields.imgURL");
    return t(`fields.${field}`);
  }

  function textOf(field: keyof BannerForm, values: BannerForm): string {
    const { type, chain, forOrderType, leadsTo, forwardedProductInfo } = values;
    switch (field) {
      case "type":
        return word("words", "type", bannerTypeName(Number(type)));
      case "chain":
        return chains.find(({ id }) => String(id) === chain)?.name ?? chain;
      case "forOrderType":
        return forOrderType && word("words", "forOrderType", orderTypes[Number(forOrderType) - 1] ?? forOrderType);
      case "leadsTo":
        return t(`form.destinations.${leadsTo}`);
      case "forwardedProductInfo": {
        const { id, name } = banner?.forwardedProductInfo ?? {};
        return String(id) === forwardedProductInfo ? (name ?? "") : forwardedProductInfo;
      }
      case "startDate":
      case "endDate":
        return values[field] && formatDay(values[field]);
      case "isActive":
        return yesNo(values.isActive ? "yes" : "no");
      default:
        return values[field];
    }
  }

  return { labelOf, textOf };
}
