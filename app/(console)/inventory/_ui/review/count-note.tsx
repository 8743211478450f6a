"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { Field } from "@/components/form/field";
import { TextArea } from "@/components/form/text-area";
import { offerWork } from "@/components/form/unsaved/store-work";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import { Button } from "@/components/ui/button";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { longestNote } from "@/lib/resources/inventory/inventory-bodies";
import { inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";

interface CountNoteProps {
  id: number;
  note: string;
  /** What was entered and is not saved, or nothing. */
  onEntered(isEntered: boolean): void;
}

/** What is to be known of a count as a whole: it stands on its protocol. */
export function CountNote({ id, note, onEntered }: CountNoteProps) {
  const t = useTranslations("inventory.review.note");
  const [saved, setSaved] = useState(note);
  const [typed, setTyped] = useState(note);
  const edit = useCallMutation(inventoryCalls.edit, { invalidates: [inventoryReads.one] });
  const text = typed.trim();
  const isSaved = text === saved;
  const take = useEffectEvent((kept: string) => {
    setTyped(kept);
    onEntered(kept.trim() !== saved);
  });
  const entered = useEffectEvent(() => (isSaved ? undefined : { base: { text: saved }, local: { text: typed } }));
  // What was entered outlives the end of the session, in this tab.
  useEffect(() => {
    const name = `inventory/${id}/note`;
    const stored = takeStoredWork(name, { text: "" });
    if (stored !== undefined) take(stored.local.text);
    return offerWork(name, () => entered());
  }, [id]);

  async function save(): Promise<void> {
    if (isSaved || edit.isPending) return;
    await edit.mutateAsync({ params: { id }, body: { note: text } });
    setSaved(text);
    onEntered(false);
    notifySuccess(t("saved"));
  }

  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        // What fails is told by its toast, and what was typed stays.
        void save().catch(() => undefined);
      }}
    >
      <Field label={t("label", { id })} hint={t("hint")}>
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            maxLength={longestNote}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              onEntered(target.value.trim() !== saved);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="small" aria-disabled={isSaved || edit.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
