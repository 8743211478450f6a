"use client";

import type { ReactNode } from "react";
import type { KeptHead } from "@/lib/counting/kept-count";
import { ConsoleError } from "@/lib/errors/console-error";
import { CountView } from "./count-view";
import { CountWhenOpen } from "./count-when-open";
import { useCount } from "./use-count";
import type { LookUpProducts } from "./use-count-scan";
import { useInventoryStatus } from "./use-inventory-status";

interface OfflineCountProps {
  head: KeptHead;
  /** Whether the console answers, and the way on. */
  notice: ReactNode;
  onClose(): void;
  /** What it leads back to, where no frame around it has a way out. */
  outText?: string;
}

/** What no count of this device knows is looked up once there is a network. */
const lookUp: LookUpProducts = async () => ({ found: new Map(), failure: new ConsoleError("offline") });

/** Counting where nothing can be sent: it is kept, and sent by the page itself. */
export function OfflineCount({ head, notice, onClose, outText }: OfflineCountProps) {
  const opened = useCount(head, undefined);
  const statusText = useInventoryStatus();
  return (
    <CountWhenOpen opened={opened}>
      {(work) => (
        <CountView
          work={work}
          lookUp={lookUp}
          reading="whole"
          onRead={() => undefined}
          notice={notice}
          statusText={statusText}
          onClose={onClose}
          outText={outText}
        />
      )}
    </CountWhenOpen>
  );
}
