"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { useOpenPages } from "@/components/shell/open-pages";
import { Button } from "@/components/ui/button";
import type { Access } from "@/lib/calls/call";
import type { LoadMany, ManyAction } from "@/lib/list/many/many-action";
import type { PageKey } from "@/lib/roles/pages";
import type { ManyDialogProps } from "./many-dialog";

const loadDialog = async () => (await import("./many-dialog")).ManyDialog;

/** What the list declares for many rows, as far as this person may do it. */
export function ManyButtons({ load, ticked }: { load: LoadMany; ticked: readonly number[] }) {
  const t = useTranslations("many.actions");
  const pages = useOpenPages();
  const [actions, setActions] = useState<readonly ManyAction[]>([]);
  const { Part: ManyDialog, opened, open, close } = useOpenedPart<ManyDialogProps, ManyAction>(loadDialog);
  useEffect(() => {
    load().then(setActions, notifyNotLoaded);
  }, [load]);
  return (
    <>
      {actions
        .filter(({ call }) => mayMake(call.access, pages))
        .map((action) => (
          <Button key={action.key} size="small" aria-haspopup="dialog" onClick={() => open(action)}>
            {t(`${action.key}.button`)}
          </Button>
        ))}
      {opened && ManyDialog && <ManyDialog action={opened} rows={ticked} onClose={close} />}
    </>
  );
}

function mayMake(access: Access, pages: readonly PageKey[]): boolean {
  return typeof access === "string" || access.some((page) => pages.includes(page));
}
