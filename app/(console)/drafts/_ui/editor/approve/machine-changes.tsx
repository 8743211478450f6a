"use client";

import { useTranslations } from "next-intl";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Goods } from "@/components/resources/drafts/mapping/goods-of-diff";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { MachineDiff } from "@/lib/resources/drafts/approval/machine-diff";
import type { DifferenceKind } from "@/lib/resources/drafts/cells/differences";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { DiffPicture } from "./diff-picture";

const tones: Record<DifferenceKind, BadgeTone> = {
  added: "success",
  removed: "danger",
  replaced: "info",
  flags: "warning",
};

const kinds = ["added", "removed", "replaced", "flags"] as const;

interface MachineChangesProps {
  live: readonly MappedCell[];
  diff: MachineDiff;
  /** Leads to the draft's cell of a place. */
  onShow(place: string): void;
}

/** What becomes of a machine: sums, the picture, what comes back and what there is room for, and each cell. */
export function MachineChanges({ live, diff, onShow }: MachineChangesProps) {
  const t = useTranslations("mapping.approve.changes");
  const textOf = useSettingText();
  const { changed, withOrder, sums, onlyLive, onlyDraft } = diff;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-1">
      <p className="flex flex-wrap gap-1.5">
        {kinds.map(
          (kind) =>
            sums[kind] > 0 && (
              <Badge key={kind} tone={tones[kind]}>
                {t(`sums.${kind}`, { count: sums[kind] })}
              </Badge>
            ),
        )}
      </p>
      <DiffPicture live={live} diff={diff} />
      <Goods diff={diff} />
      {onlyLive.length > 0 && <p className="text-sm text-warning">{t("onlyLive", { cells: onlyLive.join(", ") })}</p>}
      {onlyDraft.length > 0 && (
        <p className="text-sm text-warning">{t("onlyDraft", { cells: onlyDraft.join(", ") })}</p>
      )}
      {withOrder.map(({ cell: { place, alias, orderId } }) => (
        <p key={place} className="text-sm text-warning">
          {t.rich("withOrder", {
            alias,
            id: String(orderId),
            order: (text) => (
              <RecordLink record={orderId === undefined ? undefined : { page: "orders", id: orderId }}>
                {text}
              </RecordLink>
            ),
          })}
        </p>
      ))}
      {changed.length > 0 && (
        <PreviewTable label={t("title")} columns={[{ title: t("cell") }, { title: t("now") }, { title: t("after") }]}>
          {changed.map(({ kind, cell, after }) => (
            <tr key={cell.place} className="align-top">
              <PreviewCell>
                <button
                  type="button"
                  onClick={() => onShow(cell.place)}
                  aria-label={t("show", { alias: cell.alias })}
                  className="mb-1 block min-h-6 rounded text-link underline"
                >
                  {cell.alias}
                </button>
                <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>
              </PreviewCell>
              <PreviewCell className="wrap-anywhere">{textOf(cell)}</PreviewCell>
              <PreviewCell className="wrap-anywhere">{textOf(after)}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </div>
  );
}
