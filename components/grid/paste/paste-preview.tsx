"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { classNames } from "@/components/ui/class-names";
import { type PasteMapping, pasteTargets, withTarget } from "@/lib/grid/clipboard/paste-mapping";
import type { PastedTable } from "@/lib/grid/clipboard/pasted-table";
import type { GridLook } from "../grid-look";
import type { PastedRow } from "./paste-source";

/** As many lines as tell what the columns are. */
const linesShown = 8;

interface PastePreviewProps<Content, Fault extends string> {
  table: PastedTable;
  mapping: PasteMapping;
  look: GridLook<Content, Fault>;
  rows: readonly PastedRow<Content, Fault>[];
  onMapping(mapping: PasteMapping): void;
}

/** The first lines of a paste, each column with what it is taken for; a cell that is no value is red, and says why. */
export function PastePreview<Content, Fault extends string>(props: PastePreviewProps<Content, Fault>) {
  const { table, mapping, look, rows, onMapping } = props;
  const t = useTranslations("grid.paste");
  const open = pasteTargets(look.columns);
  const [head] = mapping.hasHead ? table.lines : [];
  const shown = table.lines.slice(mapping.hasHead ? 1 : 0, linesShown + 1);
  const faultAt = (line: number, place: number): string | undefined => {
    const row = rows[line];
    const found = row?.faults.find(({ column }) => column === mapping.targets[place]);
    return row && found && look.faultText(found.fault, row.content);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys.
    <section tabIndex={0} aria-label={t("preview")} className="overflow-x-auto rounded-md border border-line">
      <table aria-label={t("preview")} className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {mapping.targets.map((target, place) => {
              const name = head?.cells[place] || t("column", { number: place + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pasted column has no name but its place.
                <th key={place} scope="col" className="min-w-32 bg-sunken p-2 text-left align-bottom font-medium">
                  <span className="mb-1 block truncate text-ink-muted" title={name}>
                    {name}
                  </span>
                  <Select
                    size="cell"
                    aria-label={t("meaningOf", { name })}
                    value={target ?? ""}
                    onChange={({ target: { value } }) => onMapping(withTarget(mapping, place, value || undefined))}
                  >
                    <option value="">{t("leaveOut")}</option>
                    {open.map((column) => (
                      <option key={column.name} value={column.name}>
                        {column.kind === "record"
                          ? t("codeOf", { title: look.titleOf(column.name) })
                          : look.titleOf(column.name)}
                      </option>
                    ))}
                  </Select>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, cells }, line) => (
            <tr key={number} className="border-line border-t">
              {mapping.targets.map((target, place) => {
                const fault = faultAt(line, place);
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pasted column has no name but its place.
                    key={place}
                    title={fault}
                    aria-invalid={fault !== undefined}
                    className={classNames(
                      "max-w-56 truncate px-2 py-1 tabular-nums",
                      target === undefined && "text-ink-muted",
                      fault !== undefined && "text-danger",
                    )}
                  >
                    {cells[place]}
                    {fault !== undefined && <span className="sr-only"> {fault}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
