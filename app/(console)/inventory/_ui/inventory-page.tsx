"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { whenIdle } from "@/components/ui/when-idle";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

/** They come with the first count that is looked at: the list needs none of it. */
const InventorySteps = dynamic(orNotLoaded(async () => (await import("./steps/inventory-steps")).InventorySteps));
const BookedDifferences = dynamic(
  orNotLoaded(async () => (await import("./review/booked-differences")).BookedDifferences),
);
const InventoryItems = dynamic(orNotLoaded(async () => (await import("./inventory-items")).InventoryItems));
const PrintInventory = dynamic(orNotLoaded(async () => (await import("./print/print-inventory")).PrintInventory));

const loadWork = () => import("./inventory-work");

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./new/new-inventory")).NewInventory),
  edit: lazyForm(async () => (await loadWork()).InventoryWork),
  unread: lazyForm(async () => (await import("./count/unread-count")).UnreadCount),
  mayEdit: ({ status, isOwn, mayReview }: InventoryDetail) =>
    (status === "COUNTING" && isOwn) || (status === "COUNTED" && mayReview),
  editName: ({ status }: InventoryDetail) => (status === "COUNTING" ? "count" : "review"),
  editsAtOnce: true,
  isWide: true,
};

/** What this device has not sent is looked for once the list is there. */
const loadUnsent = async () => (await import("@/components/resources/inventory/counting/unsent-here")).UnsentHere;

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/inventory/inventory.counts")).inventoryCounts;

export function InventoryPage() {
  const [UnsentHere, load] = useOnDemand(loadUnsent);
  useEffect(() => whenIdle(load), [load]);
  return (
    <>
      {UnsentHere && <UnsentHere />}
      <ListPage list={inventoryList} preview={InventoryPreview} counts={counts} forms={forms} />
    </>
  );
}

/** A count: what comes next, its header, and its products (INVE-002). */
function InventoryPreview({ detail: inventory, fields }: PreviewBodyProps<InventoryDetail>) {
  const t = useTranslations("inventory");
  const { isOwn, mayReview, status } = inventory;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides is named, the rest of the count may be read anew.
  useEffect(() => {
    // What its one button leads to: on a phone nothing hovers before it presses. What cannot be had is told once it is opened.
    const fetchScreen = async (): Promise<void> => (await loadWork()).fetchScreen(status);
    if (forms.mayEdit(inventory)) return whenIdle(() => void fetchScreen().catch(() => undefined));
  }, [isOwn, mayReview, status]);
  return (
    <>
      <InventorySteps detail={inventory} />
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      {inventory.note && (
        <PreviewSection title={t("note")}>
          <p className="whitespace-pre-line wrap-anywhere">{inventory.note}</p>
        </PreviewSection>
      )}
      <PrintInventory detail={inventory} />
      {inventory.status === "CLEARED" && <BookedDifferences detail={inventory} />}
      <InventoryItems inventory={inventory} />
    </>
  );
}
