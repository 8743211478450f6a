import { useTranslations } from "next-intl";
import type { ClashWords } from "@/components/form/record/clash-dialog";
import { useListText } from "@/components/list/use-list-text";
import { formatDay } from "@/lib/dates/format";
import { bannerTypeName } from "@/lib/resources/galleries/banner";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { chosenPicture } from "@/lib/resources/galleries/picture-file";
import { orderTypes } from "@/lib/resources/orders/orders.calls";

interface Named {
  id: number;
  name: string;
}

/** The form's fields as people read them, for a choice between two values of one. */
export function useBannerWords(
  chains: readonly Named[],
  banner: Banner | undefined,
): Required<Omit<ClashWords<BannerForm>, "lineOf">> {
  const t = useTranslations("galleries");
  const yesNo = useTranslations("list");
  const word = useListText("galleries");

  function labelOf(field: keyof BannerForm): string {
    if (field === "leadsTo") return t("form.leadsTo");
    if (field === "productCategory") return t("form.categoryOfProduct");
    if (field === "image") return t("fields.imgURL");
    return t(`fields.${field}`);
  }

  const nameIn = (some: readonly (Named | undefined)[], id: string): string =>
    some.find((each) => String(each?.id) === id)?.name ?? (id && `#${id}`);

  function orderTypeText(type: string): string {
    return type && word("words", "forOrderType", orderTypes[Number(type) - 1] ?? type);
  }

  function textOf(field: keyof BannerForm, values: BannerForm): string {
    switch (field) {
      case "type":
        return word("words", "type", bannerTypeName(Number(values.type)));
      case "chain":
        return nameIn(chains, values.chain);
      case "forOrderType":
        return orderTypeText(values.forOrderType);
      case "leadsTo":
        return t(`form.destinations.${values.leadsTo}`);
      case "forwardedProductInfo":
        return nameIn([banner?.forwardedProductInfo], values.forwardedProductInfo);
      case "startDate":
      case "endDate":
        return values[field] && formatDay(values[field]);
      case "image":
        return t(chosenPicture(values.image) ? "form.chosenImage" : "form.savedImage");
      case "isActive":
        return yesNo(values.isActive ? "yes" : "no");
      default:
        return values[field];
    }
  }

  return { labelOf, textOf };
}
