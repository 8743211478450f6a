import "server-only";
import { formatMoment } from "@/lib/dates/format";
import { cellsOf, isHeldByOrder, type MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { draftState } from "@/lib/resources/drafts/draft-state";
import type { Mapping, MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { joinIsolated } from "@/lib/texts/isolated";
import { operatorToday } from "../../operator-zone";
import { drawFacts, drawParagraph, drawTitle } from "../pdf-blocks";
import { type Paper, paperFile } from "../pdf-paper";
import { shortened } from "../shortened";
import { drawPicture, signs } from "./draw-picture";
import { drawProducts, piecesText } from "./draw-products";
import { piecesOf } from "./mapped-products";
import type { PlanogramReader } from "./planogram-reader";

/** In characters. */
const longest = { machine: 60, draft: 40, head: 160 };

export interface Planogram {
  mapping: MappingDetail;
  /** The machines that it is printed for, each on pages of its own; of a draft without any there is one without a name. */
  machines: readonly string[];
  /** Of a live mapping; undefined where it could not be read, null where none was ever applied. */
  lastApplied: Pick<Mapping, "id" | "name" | "startDate"> | null | undefined;
  now: Date;
  person: string;
}

/** What lies where in a machine, for the person who fills it: its picture to scale, then what to bring, product by product. */
export async function planogram(of: Planogram, reader: PlanogramReader): Promise<Buffer> {
  const { t, locale, signal } = reader;
  const { mapping, machines } = of;
  const cells = cellsOf(mapping);
  const named = machines.length === 0 ? [undefined] : machines;
  return paperFile({
    title: t("file", { name: shortened(mapping.name, longest.head) }),
    lang: locale,
    signal,
    footOf: ({ part, page, pages }) => t("page", { title: part, page, pages }),
    async draw(paper) {
      for (const [at, machine] of named.entries()) {
        paper.name(footOf(of, machine));
        if (at > 0) paper.pdf.addPage();
        await drawHead(paper, { ...of, machine, cells }, reader);
        if (cells.length === 0) {
          drawParagraph(paper, t("none"));
          continue;
        }
        drawLegend(paper, cells, t);
        await drawPicture(paper, mapping, t);
        await drawProducts(paper, cells, reader);
      }
    },
  });
}

/** By it a page is known that lies apart from the others. */
function footOf({ mapping }: Planogram, machine: string | undefined): string {
  const { name, startDate, domain } = mapping;
  const draft = domain === "mapping-draft" && shortened(name, longest.draft);
  return joinIsolated([machine && shortened(machine, longest.machine), draft, startDate], " · ");
}

interface Head extends Planogram {
  machine: string | undefined;
  cells: readonly MappedCell[];
}

async function drawHead(paper: Paper, head: Head, reader: PlanogramReader): Promise<void> {
  const { mapping, machine, cells, now, person } = head;
  const { t, locale, timeZone } = reader;
  const { blueprint, blueprintVersion } = mapping;
  const version = blueprintVersion ?? "–";
  const pieces = piecesOf(cells);
  const subtitle = mapping.domain === "live-mapping" ? "live" : draftState(mapping, operatorToday());
  await drawTitle(paper, shortened(machine ?? t("unnamed"), longest.head), t(`subtitle.${subtitle}`));
  drawFacts(paper, [
    [
      t("facts.blueprint"),
      blueprint ? t("blueprint", { name: shortened(blueprint.name, longest.head), version }) : "–",
    ],
    ...draftFacts(head, t),
    [t("facts.cells"), t("mapped", { mapped: cells.filter(({ product }) => product).length, cells: cells.length })],
    ...(pieces === undefined ? [] : [[t("facts.pieces"), piecesText(pieces, locale)] as const]),
    [t("facts.printed"), t("printed", { moment: formatMoment(now.toISOString(), timeZone), person })],
  ]);
}

/** Which draft it is, or which one the machine was given last; the day as the wire has it (MAPP-005). */
function draftFacts({ mapping, lastApplied }: Head, t: PlanogramReader["t"]): (readonly [string, string])[] {
  const isLive = mapping.domain === "live-mapping";
  const draft = isLive ? lastApplied : mapping;
  return [
    [t(isLive ? "facts.lastDraft" : "facts.draft"), nameOf()],
    [t("facts.startDay"), draft?.startDate ?? "–"],
  ];

  function nameOf(): string {
    if (draft === undefined) return t("unknown");
    return draft === null ? "–" : t("draft", { name: shortened(draft.name, longest.head), id: String(draft.id) });
  }
}

/** Signs that are in this machine's picture. */
function drawLegend(paper: Paper, cells: readonly MappedCell[], t: PlanogramReader["t"]): void {
  const has = {
    renew: cells.some(({ renewProduct }) => renewProduct),
    onDemand: cells.some(({ fillOnDemand }) => fillOnDemand),
    order: cells.some(isHeldByOrder),
    pieces: cells.some(({ capacity }) => capacity !== undefined),
  };
  const kinds = (["renew", "onDemand", "order", "pieces"] as const).filter((kind) => has[kind]);
  const words = kinds.map((kind) => `${signs[kind]} ${t(`legend.${kind}`)}`);
  if (words.length > 0) drawParagraph(paper, `${t("legend.title")}:  ${words.join("   ")}`);
}
