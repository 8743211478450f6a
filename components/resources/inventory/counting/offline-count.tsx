"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { KeptHead } from "@/lib/counting/kept-count";
import { ConsoleError } from "@/lib/errors/console-error";
import { CountView } from "./count-view";
import { useCount } from "./use-count";
import type { LookUpProducts } from "./use-count-scan";
import { useInventoryStatus } from "./use-inventory-status";

interface OfflineCountProps {
  head: KeptHead;
  isBack: boolean;
  onClose(): void;
}

/** What no count of this device knows is looked up once there is a network. */
const lookUp: LookUpProducts = async () => ({ found: new Map(), failure: new ConsoleError("offline") });

/** Counting where nothing can be sent: it is kept, and sent by the page itself. */
export function OfflineCount({ head, onClose }: OfflineCountProps) {
  const t = useTranslations("counting");
  const opened = useCount(head, undefined);
  const statusText = useInventoryStatus();
  if (opened.state === "opening") return <p role="status">{t("opening")}</p>;
  if (opened.state === "elsewhere")
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status">{t("elsewhere")}</p>
        <Button variant="primary" size="large" onClick={opened.take}>
          {t("takeHere")}
        </Button>
      </div>
    );
  return (
    <CountView
      work={opened.work}
      lookUp={lookUp}
      reading="whole"
      onRead={() => undefined}
      statusText={statusText}
      onClose={onClose}
    />
  );
}
