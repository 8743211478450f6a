"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { MayBeMade } from "@/components/kept/may-be-made";
import { useSentGate } from "@/components/kept/use-sent-gate";
import { counterToName } from "@/components/resources/inventory/counter-to-name";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { findOwnCounter } from "@/components/resources/inventory/own-counter";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { isMade } from "@/lib/calls/write-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { recordAddress } from "@/lib/list/declare/named-record";
import { listLink } from "@/lib/list/url/list-link";
import { nameCounter } from "@/lib/resources/inventory/begin/begin-count";
import type { Counter } from "@/lib/resources/inventory/counters-source";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";

interface StartCountProps {
  storage: number;
  /** Core ids of what is to be counted. */
  products: readonly number[];
}

const unheard = () => undefined;

/**
 * Begins a count of these products: one's own, and goes to count, or another one, of which whom it is for is asked there. One that
 * may have been made is not made again unlooked at.
 */
export function StartCount({ storage, products }: StartCountProps) {
  const t = useTranslations("current_stocks.countToday");
  const tDoubt = useTranslations("common.mayBeMade");
  const errorText = useErrorText();
  const router = useRouter();
  const cache = useQueryClient();
  const send = useCallSender();
  const gate = useSentGate(unheard);
  const readAgain = useReadAgain();
  const create = useCallMutation(inventoryCalls.create, {
    invalidates: [inventoryCalls.list],
    // It is told here, once.
    meta: { quiet: true },
    onError(error) {
      gate.learn(error);
      if (doubtOf(error) !== "unanswered") notifyError(errorText(error));
    },
  });
  const obstacle = gate.sentAt === undefined ? undefined : tDoubt("obstacle");
  const [isLookingForOwn, setLookingForOwn] = useState(false);
  const isBusy = isLookingForOwn || create.isPending || create.isSuccess;
  function begin(own: Counter | undefined): void {
    const body = { storage, scope: { kind: "PRODUCTS" as const, ids: [...products] } };
    create.mutate({ body }, { onSuccess: ({ data: { id } }) => void open(id, own) });
  }
  /** Nothing is begun that would be nobody's. */
  async function beginOwn(): Promise<void> {
    setLookingForOwn(true);
    try {
      const own = await findOwnCounter(cache);
      if (own === undefined) notifyError(t("notFound"));
      else begin(own);
    } catch (error) {
      notifyError(errorText(error));
    } finally {
      setLookingForOwn(false);
    }
  }
  async function open(id: number, own: Counter | undefined): Promise<void> {
    const address = recordAddress({ page: "inventory", id });
    if (own === undefined) counterToName.ask(id);
    const isMine = own !== undefined && (await nameMyself(id, own));
    router.push(isMine ? `${address}&mode=edit` : address);
  }
  /** @returns whether it is one's own now; where it is not, somebody can be named where it is opened */
  async function nameMyself(id: number, own: Counter): Promise<boolean> {
    const { outcome, counterName } = await nameCounter(id, own.id, { send, onLooking: unheard });
    // It was read as nobody's once it was begun.
    void readAgain();
    if (isMade(outcome)) notifySuccess(t("authorised", { name: counterName ?? own.name }));
    else notifyError(errorText("error" in outcome ? outcome.error : new ConsoleError("outcome-unknown")));
    return isMade(outcome);
  }
  const isHeld = isBusy || obstacle !== undefined;
  return (
    <>
      <MayBeMade gate={gate} href={listLink("inventory", { storage: String(storage) })} />
      <ObstacleButton size="small" obstacle={obstacle} aria-busy={isBusy} onClick={() => isHeld || begin(undefined)}>
        {t("startForOther")}
      </ObstacleButton>
      <ObstacleButton
        variant="primary"
        size="small"
        obstacle={obstacle}
        aria-busy={isBusy}
        onClick={() => isHeld || void beginOwn()}
      >
        {t("start", { count: products.length })}
      </ObstacleButton>
    </>
  );
}
