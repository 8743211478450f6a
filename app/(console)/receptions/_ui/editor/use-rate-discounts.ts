"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { EnteredRateDiscount } from "@/lib/resources/receptions/new-reception";
import { rateDiscountFault } from "@/lib/resources/receptions/new-reception";
import {
  isSentSo,
  type SavedRateDiscount,
  savedDiscounts,
  sendRateDiscount,
} from "@/lib/resources/receptions/rate-discounts";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

/** Discounts of a saved note's VAT rates: each is sent when its field is left, and its VAT follows the lines. */
export function useRateDiscounts({ id, vatDiscounts }: Reception, linesNow: () => readonly WorkLine[]) {
  const t = useTranslations("receptions.form");
  const send = useCallSender();
  const errorText = useErrorText();
  const [saved] = useState(() => savedDiscounts(vatDiscounts));
  const [entered, setEntered] = useState<readonly EnteredRateDiscount[]>(() => [...saved.values()].map(toEntered));
  const now = useRef(entered);
  const turn = useRef(Promise.resolve());
  const put = (changed: EnteredRateDiscount): void => {
    now.current = [...now.current.filter(({ rate }) => rate !== changed.rate), changed];
    setEntered(now.current);
  };
  const calls = {
    add: async (body: Parameters<typeof sendAdd>[0]) => (await sendAdd(body)).data.id,
    edit: (discount: number, body: Parameters<typeof sendEdit>[1]) => sendEdit(discount, body),
  };

  async function sendOne(discount: EnteredRateDiscount, isTold: boolean): Promise<void> {
    const lines = linesNow();
    if (rateDiscountFault(discount, lines) !== undefined || isSentSo(saved, discount, lines)) return;
    try {
      await sendRateDiscount(id, saved, discount, lines, calls);
      if (isTold) notifySuccess(t("discountSaved"));
    } catch (error) {
      notifyError(`${t("discountNotSaved")} ${errorText(error)}`);
    }
  }
  const queue = (task: () => Promise<void>): void => {
    turn.current = turn.current.then(task);
  };

  return {
    entered,
    put,
    /** The field of a rate is left. */
    leave: (rate: number) =>
      queue(async () => {
        const discount = now.current.find((each) => each.rate === rate);
        if (discount !== undefined) await sendOne(discount, true);
      }),
    /** The lines are others: so may be the VAT of what is taken off. */
    follow: () =>
      queue(async () => {
        for (const discount of now.current) await sendOne(discount, false);
      }),
  };

  function sendAdd(body: Parameters<typeof send<typeof receptionsCalls.addDiscount>>[1]["body"]) {
    return send(receptionsCalls.addDiscount, { body });
  }
  function sendEdit(discount: number, body: Parameters<typeof send<typeof receptionsCalls.editDiscount>>[1]["body"]) {
    return send(receptionsCalls.editDiscount, { params: { id: discount }, body });
  }
}

function toEntered({ rate, type, value }: SavedRateDiscount): EnteredRateDiscount {
  return { rate, type, value };
}
