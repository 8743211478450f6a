"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { EditFormProps } from "@/components/form/form-props";
import { SendingStatus } from "@/components/grid/sending-status";
import { AbsentLine } from "@/components/resources/drafts/mapping/absent-line";
import { cellKeyAt, focusCell, focusCells, showCell } from "@/components/resources/drafts/mapping/cell-dom";
import { firstStep, forgetReview, type MappingStep } from "@/components/resources/drafts/mapping/editor-steps";
import { ReadingChoice } from "@/components/scan/reading-choice";
import { useWedge } from "@/components/scan/wedge/use-wedge";
import { classNames } from "@/components/ui/class-names";
import { useIsLate } from "@/components/ui/use-is-late";
import type { EditedDomain } from "@/lib/resources/drafts/cells/send-cell";
import { isOpenDraft } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { FoundCount } from "./check/found-count";
import { useFindings } from "./check/use-findings";
import { useMachineFacts } from "./facts/use-machine-facts";
import { useCellScan } from "./input/use-cell-scan";
import { useClipboard } from "./input/use-clipboard";
import { useCodePaste } from "./input/use-code-paste";
import { useEditorKeys } from "./input/use-editor-keys";
import { useTypedSearch } from "./input/use-typed-search";
import { LiveQuestion } from "./live/live-question";
import { EditorNotices } from "./notices/editor-notices";
import { MissedScans } from "./notices/missed-scans";
import { MachinePicture } from "./picture/machine-picture";
import { CellRows } from "./rows/cell-rows";
import { useMappingEditor } from "./state/use-mapping-editor";
import { useMappingWork } from "./state/use-mapping-work";
import { useUnsentCells } from "./state/use-unsent-cells";
import { StepSide } from "./step-side";
import { StepTabs } from "./step-tabs";
import { ToldLine } from "./told-line";
import { type CellView, MappingTools } from "./tools/mapping-tools";
import { usePictureScale } from "./tools/use-picture-scale";
import { useSaving } from "./tools/use-saving";
import { useSavingLeft } from "./tools/use-saving-left";
import { useShownFacts } from "./use-shown-facts";

interface MappingScreenProps extends EditFormProps<MappingDetail> {
  domain: EditedDomain;
}

/** What lies in which cell: the picture of a machine, and beside it what the step is about (MAPP-002, MAPP-024). */
export function MappingScreen({ detail, domain, onState, onSaved }: MappingScreenProps) {
  const t = useTranslations("mapping");
  const { editor, approval, onRead, isGone } = useMappingEditor(detail, domain);
  const { approvedBy } = approval;
  const state = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const saving = useSaving(editor);
  useSavingLeft(saving);
  const [work, told, forgetTold] = useMappingWork(editor, (keys) => void saving.save(keys, { isStep: true }));
  const [step, setStep] = useState<MappingStep>(() => firstStep({ domain, id: detail.id }));
  useEffect(forgetReview, []);
  const isReadOnly = isGone || (domain === "mapping-draft" && !isOpenDraft({ approvedBy }));
  useUnsentCells(editor, { domain, id: detail.id, name: detail.name, isReadOnly });
  const frame = useRef<HTMLDivElement>(null);
  const zoom = usePictureScale(work.picture, frame);
  const onPasteCodes = useCodePaste(work);
  useClipboard(frame, { work, isReadOnly, onPasteCodes });
  const scan = useCellScan(work, isReadOnly);
  const typed = useTypedSearch(frame, (at) => {
    // Not before: a scan at a cell that has the focus alone sets nothing.
    work.selectAt(at);
    setStep("set");
  });
  useWedge((code) => {
    typed.forget();
    forgetTold();
    // What became of it is told there.
    setStep("set");
    scan.scan(code);
  }, frame);
  useEditorKeys(frame, { work, isReadOnly, onSave: () => void save() });
  const [view, setView] = useState<CellView>("picture");
  const facts = useMachineFacts(editor, detail);
  const findings = useFindings(facts);
  const shownFacts = useShownFacts(detail, facts, findings);
  const { store } = editor;
  const unfinished = useSyncExternalStore(
    store.subscribeUnfinished,
    () => store.unfinished,
    () => 0,
  );
  // What was typed into a row and is no product is no change, and would be lost as well.
  const isDirty = state.changed + unfinished > 0;
  // Leaving asks also while it is saved: what fails would be told to nobody.
  useEffect(
    () => onState({ isSending: false, isInvalid: false, isDirty: isDirty || saving.isSaving }),
    [onState, saving.isSaving, isDirty],
  );

  /** What is said of a save stands alone. */
  const save: typeof saving.save = (keys, wish) => {
    forgetTold();
    return saving.save(keys, wish);
  };

  const isLookingLong = useIsLate(state.isLooking, 500);

  // Stop, Try again and Approve go with what they are about: the keys are in the picture again.
  useEffect(() => {
    const { focus } = work.selection;
    const isOver = isGone || !saving.isSaving;
    if (isOver && focus !== undefined && document.activeElement === document.body) focusCell(focus, true);
  }, [saving.isSaving, isGone, work]);

  // What was pasted or dropped at the first step is looked at where cells are set.
  const changedBefore = useRef(0);
  const leaveStart = useEffectEvent((changed: number) => {
    if (changed > changedBefore.current && step === "start") setStep("set");
    changedBefore.current = changed;
  });
  useEffect(() => leaveStart(state.changed), [state.changed]);

  // An undo leads to what it has changed.
  useEffect(() => {
    const [first] = told?.stepped ?? [];
    if (first === undefined) return;
    if (cellKeyAt(document.activeElement) === undefined) showCell(first);
    else focusCell(first);
  }, [told]);

  /** On a phone what the step is about stands below the picture. */
  function goTo(next: MappingStep): void {
    setStep(next);
    showSide();
  }

  function showSide(): void {
    if (window.matchMedia("(width >= 64rem)").matches) return;
    requestAnimationFrame(() => frame.current?.querySelector("[data-palette]")?.scrollIntoView({ block: "start" }));
  }

  // Who was led to check and approve looks at that first.
  const leadToStep = useEffectEvent(() => step === "approve" && showSide());
  useEffect(() => void leadToStep(), []);

  /** Whoever has typed at a cell types at the next one. */
  function goOn(): void {
    if (!typed.end()) return;
    const next = work.selection.keys.size === 1 ? work.selectNext() : undefined;
    const key = next ?? work.selection.focus;
    if (key !== undefined) requestAnimationFrame(() => focusCell(key));
  }

  /** The button is gone with what it was about: the keys are at the cells again. */
  function endMissed(): void {
    scan.forgetMissed();
    const { focus } = work.selection;
    if (focus !== undefined) requestAnimationFrame(() => focusCells(focus));
  }

  /** To the row that holds a text which is no product. */
  function showUnfinished(): void {
    const key = store.rows().find(({ drafts }) => Object.keys(drafts).length > 0)?.key;
    setView("rows");
    if (key === undefined) return;
    work.selection.select([key], { anchor: key, focus: key });
    work.selection.spend();
    requestAnimationFrame(() => focusCells(key));
  }

  function show(keys: readonly number[]): void {
    const [first] = keys;
    if (first === undefined) return;
    setView("picture");
    work.selection.select(keys, { anchor: first, focus: first });
    // Nobody has chosen them: a click begins anew.
    work.selection.spend();
    requestAnimationFrame(() => focusCell(first));
  }

  return (
    <div ref={frame} className="flex min-h-full flex-col gap-3 lg:h-full">
      <StepTabs
        domain={domain}
        step={step}
        onStep={goTo}
        changed={state.changed}
        found={<FoundCount editor={editor} findings={findings} />}
      >
        <ToldLine told={told} />
        <SendingStatus
          count={state.sending}
          before={isLookingLong ? t("saving.looking") : undefined}
          onStop={saving.stop}
        />
      </StepTabs>
      {/* In a narrow window they stay in sight, and so does what a scan has missed: what stands beside the cells is below them. */}
      <div className="flex flex-col gap-2 bg-surface max-lg:[@media(height>=36rem)]:sticky max-lg:[@media(height>=36rem)]:-top-4 max-lg:[@media(height>=36rem)]:z-30">
        <MappingTools
          work={work}
          state={state}
          isSaving={saving.isSaving}
          onSave={() => void save()}
          onSelect={() => setStep("set")}
          onProduct={() => goTo("set")}
          zoom={zoom}
          view={view}
          onView={setView}
          isReadOnly={isReadOnly}
          shownFacts={shownFacts}
        />
        <div className="empty:hidden lg:hidden">
          <MissedScans scans={scan.missed} onSeen={endMissed} />
        </div>
      </div>
      <AbsentLine facts={facts} />
      <EditorNotices
        editor={editor}
        opened={detail}
        approval={approval}
        isGone={isGone}
        isReadOnly={isReadOnly}
        isSaving={saving.isSaving}
        save={(keys, wish) => void save(keys, wish)}
        unfinished={view === "picture" ? unfinished : 0}
        onShowUnfinished={showUnfinished}
      />
      <div
        className={classNames(
          "flex min-h-0 flex-1 flex-col gap-3 lg:grid",
          step === "check" || step === "approve"
            ? "lg:grid-cols-[minmax(0,1fr)_clamp(20rem,36%,32rem)]"
            : "lg:grid-cols-[minmax(0,1fr)_20rem]",
        )}
      >
        {view === "rows" ? (
          <CellRows
            work={work}
            isReadOnly={isReadOnly}
            told={told}
            led={scan.ledTo}
            scans={scan.count}
            onPasteCodes={(text, at) => void onPasteCodes(text, at)}
            onSelect={() => setStep("set")}
          />
        ) : (
          <MachinePicture
            work={work}
            facts={shownFacts.cells}
            showsFacts={shownFacts.shown !== "nothing"}
            scale={zoom.scale}
            onZoom={(isLarger) => (isLarger ? zoom.zoomIn : zoom.zoomOut)?.()}
            isReadOnly={isReadOnly}
            onSelect={() => setStep("set")}
            typed={typed}
            onSave={() => void save()}
          />
        )}
        <StepSide
          step={step}
          mapping={approvedBy ? { ...detail, approvedBy } : detail}
          opened={detail}
          work={work}
          unsent={state.changed}
          isReadOnly={isReadOnly}
          facts={facts}
          findings={findings}
          machine={shownFacts.machine}
          scan={scan}
          save={save}
          onSet={() => setStep("set")}
          onFound={goOn}
          onShow={show}
          onApproved={() => onSaved(detail.id)}
          onRead={onRead}
          isGone={isGone}
          onSeen={endMissed}
        />
      </div>
      {scan.asked && (
        <ReadingChoice
          {...scan.asked}
          onChoose={(reading) => scan.choose(scan.asked?.code ?? "", reading)}
          onClose={scan.endChoice}
        />
      )}
      {saving.asked !== undefined && (
        <LiveQuestion
          editor={editor}
          storageId={detail.id}
          keys={saving.asked}
          facts={facts}
          checks={findings.checks}
          onConfirm={() => saving.answer(true)}
          onClose={() => saving.answer(false)}
        />
      )}
    </div>
  );
}
