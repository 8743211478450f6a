"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { MayBeMade } from "@/components/kept/may-be-made";
import { useSentGate } from "@/components/kept/use-sent-gate";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { recordAddress } from "@/lib/list/declare/named-record";
import { listLink } from "@/lib/list/url/list-link";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";

interface StartCountProps {
  storage: number;
  /** Core ids of what is to be counted. */
  products: readonly number[];
}

const unheard = () => undefined;

/** Begins a count of these products and opens it. One that may have been made is not made again unlooked at. */
export function StartCount({ storage, products }: StartCountProps) {
  const t = useTranslations("current_stocks.countToday");
  const tDoubt = useTranslations("common.mayBeMade");
  const errorText = useErrorText();
  const router = useRouter();
  const gate = useSentGate(unheard);
  const create = useCallMutation(inventoryCalls.create, {
    invalidates: [inventoryCalls.list],
    // It is told here, once.
    meta: { quiet: true },
    onSuccess: ({ data }) => router.push(recordAddress({ page: "inventory", id: data.id })),
    onError(error) {
      gate.learn(error);
      if (doubtOf(error) !== "unanswered") notifyError(errorText(error));
    },
  });
  const obstacle = gate.sentAt === undefined ? undefined : tDoubt("obstacle");
  const isBusy = create.isPending || create.isSuccess;
  return (
    <>
      <MayBeMade gate={gate} href={listLink("inventory", { storage: String(storage) })} />
      <ObstacleButton
        variant="primary"
        size="small"
        obstacle={obstacle}
        aria-busy={isBusy}
        onClick={() => {
          if (isBusy || obstacle !== undefined) return;
          create.mutate({ body: { storage, scope: { kind: "PRODUCTS", ids: [...products] } } });
        }}
      >
        {t("start", { count: products.length })}
      </ObstacleButton>
    </>
  );
}
