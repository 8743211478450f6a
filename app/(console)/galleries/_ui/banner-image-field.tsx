"use client";

import ImageUp from "lucide-react/icons/image-up";
import { useTranslations } from "next-intl";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { leftOut } from "@/lib/record-form/stored-work";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import { bannerTypes } from "@/lib/resources/galleries/galleries.calls";
import type { PictureFault } from "@/lib/resources/galleries/picture-file";
import { readPicture } from "./read-picture";
import { TrueSizePicture } from "./true-size-picture";

/** A picture is chosen, dropped or pasted, checked by its bytes, and seen in its true size before it is sent. */
export function BannerImageField({ record }: { record: RecordFormApi<BannerForm> }) {
  const t = useTranslations("galleries");
  const toldId = useId();
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<PictureFault>();
  const [isOver, setIsOver] = useState(false);
  const { setValue, watch, formState } = record.form;
  const [image, type] = watch(["image", "type"]);
  /** Of the banner as it is saved; a new one has none. */
  const present = formState.defaultValues?.image ?? "";
  const address = image === leftOut ? present : image;
  const error = faultText() ?? (formState.errors.image ? t("form.imageRequired") : record.refusalOf("image"));

  function faultText(): string | undefined {
    if (fault !== undefined) return fault === "type" ? t("form.imageType") : t("form.imageSize");
    return image === leftOut ? t("form.imageLeftOut") : undefined;
  }

  function put(address: string): void {
    setFault(undefined);
    setValue("image", address, { shouldDirty: true, shouldValidate: true });
  }

  async function take(given: File | undefined): Promise<void> {
    if (given === undefined) return;
    const read = await readPicture(given);
    if ("fault" in read) setFault(read.fault);
    else put(read.address);
  }

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => void take(clipboardData?.files[0]);
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  });

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <div className="grid gap-2">
      <p className="font-medium">{t("fields.imgURL")}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside does the same by keyboard. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames(
          "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed px-4 py-3",
          isOver ? "border-focus bg-info-soft" : "border-line-strong",
        )}
      >
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="hidden"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may be chosen again after it was mended.
            target.value = "";
          }}
        />
        <Button onClick={() => file.current?.click()} aria-describedby={toldId} data-invalid={error !== undefined}>
          <ImageUp size={16} aria-hidden />
          {t(address === "" ? "form.chooseImage" : "form.otherImage")}
        </Button>
        {present !== "" && image !== present && <Button onClick={() => put(present)}>{t("form.keepImage")}</Button>}
        <p className="text-ink-muted">{t("form.dropImage")}</p>
      </div>
      <p
        id={toldId}
        role={error === undefined ? undefined : "alert"}
        className={classNames("min-h-4.5 text-sm", error === undefined ? "text-ink-muted" : "text-danger")}
      >
        {error ?? t("form.imageHint")}
      </p>
      {address !== "" && <TrueSizePicture address={address} isKiosk={Number(type) === bannerTypes.KIOSK} />}
    </div>
  );
}
