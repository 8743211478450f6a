"use client";

import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { useAddress, writeAddress } from "@/components/list/url/use-address";
import { Button } from "@/components/ui/button";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import type { DeleteBannerProps } from "./delete-banner";

const loadQuestion = async () => (await import("./delete-banner")).DeleteBanner;

/** Deletes the open banner, after a question; its preview is closed with it. */
export function DeleteButton({ banner, onGone }: { banner: Banner; onGone(): void }) {
  const t = useTranslations("galleries.form");
  const address = useAddress();
  const { Part: DeleteBanner, opened, open, close } = useOpenedPart<DeleteBannerProps>(loadQuestion);

  function closePreview(): void {
    const search = new URLSearchParams(address);
    search.delete("open");
    search.delete("view");
    writeAddress("replace", `?${search}`);
  }

  return (
    <>
      <Button size="small" data-action className="self-start" onClick={() => open(true)}>
        <Trash2 size={14} aria-hidden />
        {t("delete")}
      </Button>
      {opened && DeleteBanner && (
        <DeleteBanner banner={banner} onClose={close} onDeleted={closePreview} onGone={onGone} />
      )}
    </>
  );
}
