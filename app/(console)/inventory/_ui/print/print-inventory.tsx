"use client";

import { useTranslations } from "next-intl";
import { PdfLink } from "@/components/record/pdf/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { useAccount } from "@/components/shell/session/account";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { paperAddress } from "@/lib/resources/inventory/paper-address";

/** Sheets to count by hand until a count is counted, and its protocol once it is closed. */
export function PrintInventory({ detail }: { detail: InventoryDetail }) {
  const t = useTranslations("inventory.print");
  const account = useAccount();
  const { id, status, isBlind, joinedTo } = detail;
  if (status === "CANCELLED") return null;
  const isClosed = status === "CLEARED";
  return (
    <PreviewSection title={t("title")}>
      <div className="flex flex-wrap gap-2">
        {isClosed ? (
          <PdfLink address={paperAddress(id, "protocol", { account })} text={t("protocolLink")} />
        ) : (
          <>
            <PdfLink address={paperAddress(id, "sheets", { account })} text={t("sheets")} />
            {joinedTo !== undefined && (
              <PdfLink address={paperAddress(id, "sheets", { account, isAll: true })} text={t("sheetsAll")} />
            )}
            {isBlind !== true && (
              <PdfLink address={paperAddress(id, "sheets", { account, hasBooks: true })} text={t("sheetsBooks")} />
            )}
          </>
        )}
      </div>
    </PreviewSection>
  );
}
