"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { callQuery } from "@/components/calls/call-query";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { usePdfBeside } from "@/components/record/pdf/use-pdf-beside";
import { PreviewSection } from "@/components/record/preview-section";
import { LinkWithReturn } from "@/components/shell/link-with-return";
import { useOpensPage } from "@/components/shell/open-pages";
import { whenIdle } from "@/components/ui/when-idle";
import { type Reception, receptionReads } from "@/lib/resources/receptions/reception-reads.calls";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { pathOfPage } from "@/lib/roles/pages";
import { noteReading } from "./editor/note-reading";

/** They come with the first note that is looked at: the list needs none of it. */
const NoteSums = dynamic(orNotLoaded(async () => (await import("./note-figures")).NoteSums));
const NoteVat = dynamic(orNotLoaded(async () => (await import("./note-figures")).NoteVat));
const ReceptionLines = dynamic(orNotLoaded(async () => (await import("./reception-lines")).ReceptionLines));
const ReceivedOfNote = dynamic(orNotLoaded(async () => (await import("./received-of-note")).ReceivedOfNote));

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./editor/new-reception")).NewReception),
  edit: lazyForm(
    async () => (await import("./editor/edit-reception")).EditReception,
    (id, cache) => {
      const { call, staleTime } = noteReading;
      // What fails is told by the form itself.
      void cache.prefetchQuery({ ...callQuery(call, { params: { id } }), staleTime, meta: { quiet: true } });
    },
  ),
  isWide: true,
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/receptions/receptions.counts")).receptionCounts;

export function ReceptionsPage() {
  return <ListPage list={receptionsList} preview={ReceptionPreview} counts={counts} forms={forms} />;
}

/** An entry note: its totals, which of a long one are not searched for at its end, header, lines and VAT (RECP-001). */
function ReceptionPreview({ detail: note, fields }: PreviewBodyProps<Reception>) {
  const t = useTranslations("receptions");
  const pdf = usePdfBeside(receptionReads.pdf, { params: { id: note.id } }, t("download"));
  const returns = useOpensPage("return_to_supplier");
  // Who looks at a note is about to edit it.
  useEffect(() => whenIdle(() => void forms.edit.fetchCode().catch(() => undefined)), []);
  const actions = (
    <>
      {returns && (
        <LinkWithReturn href={`${pathOfPage("return_to_supplier")}?${newReturnOf(note)}`}>{t("return")}</LinkWithReturn>
      )}
      {pdf.links}
    </>
  );
  return (
    <>
      <NoteSums note={note} action={actions} />
      <ReceivedOfNote note={note} />
      {pdf.document}
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <ReceptionLines lines={note.items} currency={note.currency.code} />
      <NoteVat note={note} />
    </>
  );
}

/** A new return of this note, over the list of its returns. */
function newReturnOf({ number }: Reception): string {
  return String(new URLSearchParams({ renNumber: number, mode: "new" }));
}
