"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { FormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { useLeaveSaying } from "@/components/form/unsaved/own-leaving";
import { notedId, notedStartDate, noteId } from "@/components/resources/drafts/mapping-keys";
import { useToday } from "@/components/shell/use-today";
import { queryKeyOf } from "@/lib/calls/query-key";
import { type NewDraftForm, prefilled, toBody } from "@/lib/resources/drafts/begin/new-draft";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { type MappingDomain, mappingDomains } from "@/lib/resources/drafts/mapping-schema";
import { NewDraftFields } from "./new-draft-fields";
import { newDraftSchema } from "./new-draft-schema";
import { TakeOver } from "./take-over";
import { useDraftBase } from "./use-draft-base";
import { useTakeOver } from "./use-take-over";

const invalidates = [draftsCalls.list];

type HeadBody = ReturnType<typeof toBody>;

/** A new draft: from a blueprint (MAPP-012), from a saved draft (MAPP-013) or from a machine as it is mapped. */
export function NewDraft(panel: FormProps) {
  const t = useTranslations("drafts.new");
  const today = useToday();
  const cache = useQueryClient();
  const [open] = useState(openedMapping);
  const fromBlueprint = useCallMutation(draftsCalls.fromBlueprint, { invalidates });
  const clone = useCallMutation(draftsCalls.clone, { invalidates });
  const said = useRef("");
  const [state, setState] = useState<FormState>();
  const { onState } = panel;
  const takeOver = useTakeOver();
  const record = useRecordForm<NewDraftForm, HeadBody>({
    ...panel,
    onSaved: opensDraft,
    onState: setState,
    name: "drafts/new",
    values: open ? begunWith(open.domain, open.id) : begunWith("bob-blueprint", notedId("bob-blueprint")),
    schema: newDraftSchema,
    toBody,
    save: (body) => save(body),
    savedText: () => said.current,
  });
  const { form } = record;
  const values = form.watch();
  const { origin, originId, made } = values;
  const base = useDraftBase(values, open?.domain === origin ? open.id : undefined);
  const { mapping, machines } = base;

  /** It opens in the editor, in its own domain. */
  function opensDraft(id = 0): void {
    // A platform may give it the id of one that was deleted, which was read before.
    cache.removeQueries({ queryKey: queryKeyOf(draftsCalls.one, { params: { id } }) });
    panel.onSaved(id, isAmongDrafts() ? undefined : { domain: "mapping-draft" }, "edit");
  }

  useEffect(() => {
    if (mapping === undefined) return;
    if (mapping.domain === "bob-blueprint") noteId("bob-blueprint", mapping.id);
    const ahead = prefilled(mapping, { today, noted: notedStartDate() });
    // What the person has entered stays, whatever the draft begins with.
    const isEntered = form.formState.dirtyFields;
    if (!isEntered.name) form.resetField("name", { defaultValue: ahead.name });
    if (!isEntered.startDate) form.resetField("startDate", { defaultValue: ahead.startDate });
    if (!isEntered.storages) form.resetField("storages", { defaultValue: ahead.storages });
  }, [mapping, today, form]);

  useEffect(() => {
    if (machines === undefined) return;
    const chosen = form.getValues("storages");
    const fitting = chosen.filter((id) => machines.offered.some((each) => each.id === id));
    if (fitting.length < chosen.length) form.setValue("storages", fitting);
  }, [machines, form]);

  const obstacle = obstacleOf();
  function obstacleOf(): string | undefined {
    if (made !== "" || originId === "") return undefined;
    if (base.error !== undefined) return t("unread");
    if (base.isReading || mapping === undefined) return t("reading");
    if (base.blueprint === undefined) return t("noBlueprint", { name: mapping.name });
    return machines?.offered.length === 0 ? t("noMachines") : undefined;
  }
  useEffect(() => {
    if (state !== undefined) onState({ ...state, obstacle });
  }, [state, obstacle, onState]);
  useLeaveSaying(
    made === "" || takeOver.isRunning
      ? undefined
      : { title: t("leaveMadeTitle"), text: t("leaveMade", { id: made }), leave: t("leave"), isOfEntered: true },
  );

  async function save(body: HeadBody): Promise<number> {
    const id = made === "" ? await make(body) : Number(made);
    said.current = t(origin === "mapping-draft" ? "cloned" : "created");
    if (origin !== "live-mapping") return id;
    form.setValue("made", String(id), { shouldDirty: true });
    const { placeless } = await takeOver.run(id, Number(originId));
    if (placeless.length > 0)
      said.current = `${said.current} ${t("placeless", { count: placeless.length, aliases: placeless.join(", ") })}`;
    return id;
  }

  async function make(body: HeadBody): Promise<number> {
    if (origin === "mapping-draft")
      return (await clone.mutateAsync({ params: { draftId: Number(originId) }, body })).data.id;
    const blueprint = base.blueprint?.id ?? 0;
    return (await fromBlueprint.mutateAsync({ body: { blueprint, ...body } })).data.id;
  }

  if (made !== "")
    return (
      <TakeOver
        record={record}
        draft={Number(made)}
        machine={mapping}
        takeOver={takeOver}
        onOpen={() => opensDraft(Number(made))}
      />
    );
  return (
    <NewDraftFields
      record={record}
      base={base}
      onOrigin={(domain) => {
        form.setValue("origin", domain, { shouldDirty: true });
        const id = open?.domain === domain ? open.id : notedId(domain);
        form.setValue("originId", id === undefined ? "" : String(id), { shouldDirty: true });
      }}
    />
  );
}

function begunWith(origin: MappingDomain, id: number | undefined): NewDraftForm {
  return { origin, originId: id === undefined ? "" : String(id), name: "", storages: [], startDate: "", made: "" };
}

/** The row that is open in the list, by the address. */
function openedMapping(): { domain: MappingDomain; id: number } | undefined {
  const search = new URLSearchParams(window.location.search);
  const id = Number(search.get("open"));
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  return { domain: domainOf(search) ?? "mapping-draft", id };
}

/** Whether the list shows drafts, among which the new one is: its filters may stay. */
function isAmongDrafts(): boolean {
  const domain = domainOf(new URLSearchParams(window.location.search));
  return domain === undefined || domain === "mapping-draft";
}

function domainOf(search: URLSearchParams): MappingDomain | undefined {
  return mappingDomains.find((each) => each === search.get("domain"));
}
