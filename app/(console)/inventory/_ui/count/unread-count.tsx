"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { UnreadProps } from "@/components/list/panel/list-form";
import { keptHeads } from "@/components/resources/inventory/counting/count-database";
import { OfflineCount } from "@/components/resources/inventory/counting/offline-count";
import { useAccount } from "@/components/shell/session/account";
import { isCounted, type KeptHead } from "@/lib/counting/kept-count";

/** A platform that takes longer keeps nobody from counting, in ms. */
const timeout = 3_000;

/** A count that the platform does not tell now: what this device has of it is counted on, and sent once it can be read. */
export function UnreadCount({ id, isFailed, told, onClose }: UnreadProps) {
  const t = useTranslations("counting");
  const account = useAccount();
  const [head, setHead] = useState<KeptHead>();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(setIsLate, timeout, true);
    keptHeads(account).then(
      (heads) => isHere && setHead(heads.find((each) => each.inventory === id && isCounted(each))),
      // A browser that keeps nothing has nothing to go on with.
      () => undefined,
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [account, id]);
  if (head === undefined || !(isFailed || isLate)) return told;
  return <OfflineCount head={head} notice={<p role="status">{t("unread")}</p>} onClose={onClose} />;
}
