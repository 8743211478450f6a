"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { EditFormProps } from "@/components/form/form-props";
import { useLeaveSaying } from "@/components/form/unsaved/own-leaving";
import { tellCountLeft } from "@/components/resources/inventory/counting/count-left";
import { CountView } from "@/components/resources/inventory/counting/count-view";
import { CountWhenOpen } from "@/components/resources/inventory/counting/count-when-open";
import { useCount, useCountState } from "@/components/resources/inventory/counting/use-count";
import { useInventoryStatus } from "@/components/resources/inventory/counting/use-inventory-status";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { AddProduct } from "@/components/resources/products/add-product";
import { useDocumentedProducts } from "@/components/resources/products/use-documented-products";
import { useAccount } from "@/components/shell/session/account";
import { keepShell } from "@/components/shell/session/keep-shell";
import { browserStore } from "@/lib/browser/store";
import { readFigure, totalsOf } from "@/lib/counting/count-book";
import type { CountWork } from "@/lib/counting/count-work";
import { countingAccountKey } from "@/lib/offline/shell";
import { countPlatform } from "@/lib/resources/inventory/count-platform";
import { hasOurFields, type InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { EndCounting } from "./end-counting";
import { useProductsToCount } from "./use-products-to-count";

/** Counting, for whom the count names: nothing of it is lost without a network, and each figure is sent by itself. */
export function CountScreen({ detail, onState, onSaved }: EditFormProps<InventoryDetail>) {
  const account = useAccount();
  const locale = useLocale();
  const send = useCallSender();
  const errorText = useErrorText();
  const knowsOurs = hasOurFields(detail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each count.
  const platform = useMemo(
    () => countPlatform({ inventory: detail.id, hasOurFields: knowsOurs, send, errorText }),
    [detail.id, knowsOurs],
  );
  const known = {
    account,
    inventory: detail.id,
    storage: detail.storage.name,
    hasOurFields: knowsOurs,
    status: detail.status,
  };
  const readAgain = useReadAgain();
  const opened = useCount(known, platform, () => {
    void readAgain();
    tellCountLeft();
  });
  useEffect(() => {
    browserStore.write(countingAccountKey, account);
  }, [account]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another shell.
  useEffect(keepShell, [locale]);
  useEffect(() => {
    if (opened.state !== "open") onState({ isSending: false, isInvalid: false, isDirty: false });
  }, [opened.state, onState]);
  return (
    <CountWhenOpen opened={opened}>
      {(work) => (
        <OpenCount work={work} booksOf={platform.booksOf} detail={detail} onState={onState} onSaved={onSaved} />
      )}
    </CountWhenOpen>
  );
}

/** What whoever began it wants to be known. */
function CountNote({ note }: { note: string }) {
  const t = useTranslations("counting");
  return (
    <p className="whitespace-pre-line rounded-md bg-info-soft px-3 py-1.5 text-info wrap-anywhere">
      {t("note", { note })}
    </p>
  );
}

interface OpenCountProps extends Pick<EditFormProps<InventoryDetail>, "detail" | "onState" | "onSaved"> {
  work: CountWork;
  booksOf(product: number): number | undefined;
}

function OpenCount({ work, booksOf, detail, onState, onSaved }: OpenCountProps) {
  const lookUp = useDocumentedProducts();
  const { reading, read } = useProductsToCount(work, detail);
  const statusText = useInventoryStatus();
  const t = useTranslations("counting");
  const state = useCountState(work);
  const { typed = "" } = state.head;
  const isNoFigure = typed.trim() !== "" && readFigure(typed) === undefined;
  // What the browser does not keep would be lost with the page, and what is typed and no figure is not counted.
  const isAtRisk = (!state.isKept && totalsOf(state.book).unsent > 0) || isNoFigure;
  useLeaveSaying(isNoFigure && state.isKept ? { text: t("leaving", { typed }), isOfEntered: true } : undefined);
  useEffect(() => onState({ isSending: false, isInvalid: false, isDirty: isAtRisk }), [isAtRisk, onState]);
  return (
    <CountView
      work={work}
      lookUp={lookUp}
      reading={reading}
      onRead={read}
      booksOf={booksOf}
      statusText={statusText}
      notice={detail.note && <CountNote note={detail.note} />}
      onClose={() => onSaved()}
      more={(onFound) => (
        <AddProduct
          errorId={undefined}
          // Nothing is saved here that would lack it.
          left="untold"
          onAdd={({ id, name, code, image }) =>
            onFound({ id, name, barcodes: code === undefined ? [] : [code], image, isExpected: false })
          }
        />
      )}
      end={(settle) => <EndCounting work={work} detail={detail} settle={settle} onEnded={() => onSaved()} />}
    />
  );
}
