"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { RecordLink } from "@/components/record/record-link";
import { OpenedPart } from "@/components/resources/drafts/mapping/opened-part";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates/format";
import {
  type CheckedKind,
  type CheckedMachine,
  type CheckedProduct,
  type CheckedShelf,
  keysOf,
} from "@/lib/resources/drafts/checks/checked-cells";

interface FoundKindProps {
  found: CheckedKind;
  onShow(keys: readonly number[]): void;
}

/** One kind of finding, by machine and shelf; each leads to its cell. */
export function FoundKind({ found: { kind, cells, machines }, onShow }: FoundKindProps) {
  const t = useTranslations("mapping.checks");
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-md border border-line p-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h4 id={headingId} className="mr-auto font-medium text-warning">
          {t(`kinds.${kind}`, { count: cells })}
        </h4>
        <Button
          size="small"
          onClick={() => onShow([...new Set(machines.flatMap(({ shelves }) => keysOf(shelves)))])}
          aria-label={t("showAllOf", { kind: t(`kinds.${kind}`, { count: cells }) })}
        >
          {t("showAll")}
        </Button>
      </div>
      <p className="text-ink-muted text-sm">{t(`why.${kind}`)}</p>
      {machines.map((each) => (
        <Machine key={each.machine?.id ?? 0} found={each} isOnly={machines.length === 1} onShow={onShow} />
      ))}
    </section>
  );
}

interface MachineProps {
  found: CheckedMachine;
  isOnly: boolean;
  onShow(keys: readonly number[]): void;
}

function Machine({ found: { machine, shelves }, isOnly, onShow }: MachineProps) {
  const t = useTranslations("mapping.checks");
  const list = () => (
    <ul className="grid gap-1.5">
      {shelves.map((shelf) => (
        <Shelf key={`${shelf.kind} ${shelf.zone} ${shelf.shelf}`} shelf={shelf} onShow={onShow} />
      ))}
    </ul>
  );
  if (machine === undefined) return list();
  const count = keysOf(shelves).length;
  return (
    <OpenedPart
      isOpen={isOnly}
      title={
        <>
          <span className="font-medium text-sm wrap-anywhere">{machine.name}</span>
          <span className="text-ink-muted text-sm tabular-nums">{t("cells", { count })}</span>
        </>
      }
    >
      {list}
    </OpenedPart>
  );
}

interface ShelfProps {
  shelf: CheckedShelf;
  onShow(keys: readonly number[]): void;
}

function Shelf({ shelf: { kind, zone, shelf, products }, onShow }: ShelfProps) {
  const t = useTranslations("mapping.rows.place");
  return (
    <li className="grid gap-0.5">
      <span className="text-ink-muted text-xs">{t(kind, { zone, shelf })}</span>
      <ul className="grid gap-1">
        {products.map((found) => (
          <FoundProduct key={found.cells[0]?.key} found={found} onShow={onShow} />
        ))}
      </ul>
    </li>
  );
}

function FoundProduct({
  found: { product, finding, cells },
  onShow,
}: { found: CheckedProduct } & Pick<ShelfProps, "onShow">) {
  const t = useTranslations("mapping.checks.of");
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 rounded bg-sunken px-1.5 py-0.5 text-sm">
      {product && <span className="wrap-anywhere">{product.name}</span>}
      {"cell" in finding && (
        <span className="text-ink-muted tabular-nums">
          {t("sizes", { product: finding.product, cell: finding.cell })}
        </span>
      )}
      {finding.kind === "expired" && (
        <span className="text-ink-muted tabular-nums">{t("since", { day: formatDay(finding.day) })}</span>
      )}
      {finding.kind === "order" && (
        <RecordLink record={{ page: "orders", id: finding.orderId }}>
          {t("order", { id: String(finding.orderId) })}
        </RecordLink>
      )}
      {cells.map(({ key, cell }) => (
        <button
          key={key}
          type="button"
          aria-label={t("show", { alias: cell.alias })}
          onClick={() => onShow([key])}
          className="min-h-6 min-w-6 rounded text-link tabular-nums underline"
        >
          {cell.alias}
        </button>
      ))}
    </li>
  );
}
