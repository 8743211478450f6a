"use client";

import Trash2 from "lucide-react/icons/trash-2";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddress, writeAddress } from "@/components/list/url/use-address";
import { Button } from "@/components/ui/button";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";

const DeleteBanner = dynamic(async () => (await import("./delete-banner")).DeleteBanner, { ssr: false });

/** Deletes the open banner, after a question; its preview is closed with it. */
export function DeleteButton({ banner, onGone }: { banner: Banner; onGone(): void }) {
  const t = useTranslations("galleries.form");
  const address = useAddress();
  const [isAsked, setIsAsked] = useState(false);

  function closePreview(): void {
    const search = new URLSearchParams(address);
    search.delete("open");
    search.delete("view");
    writeAddress("replace", `?${search}`);
  }

  return (
    <>
      <Button size="small" className="self-start" onClick={() => setIsAsked(true)}>
        <Trash2 size={14} aria-hidden />
        {t("delete")}
      </Button>
      {isAsked && (
        <DeleteBanner banner={banner} onClose={() => setIsAsked(false)} onDeleted={closePreview} onGone={onGone} />
      )}
    </>
  );
}
