import type { MappedCell } from "../cells/mapped-cell";
import type { CellProduct } from "../drafts.calls";
import { type CellClip, copyCells, type PlacedCells, pasteCells } from "./clip";
import { type CodeInto, codesInto, keysByAlias, namedAlike, type PastedCode } from "./code-targets";
import { clearCells, fillRight, moveCells, placesToMove, setFlag, setProduct, swapCells } from "./commands";
import type { MappingEditor, Stepped } from "./mapping-editor";
import type { PastedList } from "./pasted-list";
import { type Picture, pictureOf } from "./picture";
import { CellSelection } from "./selection";
import type { KeyedCell, SettingChange } from "./setting-change";
import { movedBy, type Spots, spotsOf } from "./spots";
import type { Told } from "./told";

interface Outcome {
  unfit?: readonly string[];
  left?: readonly string[];
  locked?: readonly string[];
  unknown?: readonly string[];
  stepped?: readonly number[];
}

/** What people do with the cells of one mapping: it selects and changes, and says what came of it. */
export class MappingWork {
  readonly selection = new CellSelection();
  readonly picture: Picture;
  /** Where cells stand, for what goes to another place. */
  readonly #spots: Spots;
  /** How often something was done: what was said before the last time is of the past. */
  acts = 0;
  /** The key of the cell of that name, if it is one's alone. */
  readonly keyOf: (alias: string) => number | undefined;
  /** Whether a text is a cell's name, or is spelt as one. */
  readonly isNamedAlike: (text: string) => boolean;
  /** What was selected when it was copied. */
  #copied: ReadonlySet<number> | undefined;

  constructor(
    readonly editor: MappingEditor,
    private readonly tell: (told: Told) => void,
    private readonly sendStepped: (keys: readonly number[]) => void,
  ) {
    const cells = editor.store.rows().map(({ key, content: cell }) => ({ key, cell }));
    this.picture = pictureOf(cells);
    this.keyOf = keysByAlias(cells);
    this.isNamedAlike = namedAlike(cells);
    this.#spots = spotsOf(this.picture);
  }

  /** A key works on the cell that has the focus where nothing is selected: it is seen to be selected then. */
  selectAt(key: number): void {
    if (this.selection.keys.size === 0) this.selection.select([key], { anchor: key, focus: key });
  }

  /** In the picture's order, as they are by now. */
  cells(isMeant: (key: number) => boolean = () => true): KeyedCell[] {
    return this.editor.store.keys.flatMap((key) => {
      const cell = this.editor.store.content(key);
      return cell === undefined || !isMeant(key) ? [] : [{ key, cell }];
    });
  }

  get selected(): KeyedCell[] {
    return this.cells((key) => this.selection.has(key));
  }

  /** Where a way of selecting begins: the selected cells, else the one that has the focus. */
  get meant(): KeyedCell[] {
    const { selected } = this;
    const { focus } = this.selection;
    return selected.length > 0 || focus === undefined ? selected : this.cells((key) => key === focus);
  }

  selectWhere(isMeant: (cell: MappedCell) => boolean): void {
    this.selection.select(this.cells().flatMap(({ key, cell }) => (isMeant(cell) ? key : [])));
  }

  /** The whole shelf or block of each selected cell. */
  selectShelves(): void {
    const meant = new Set(this.meant.map(({ cell: { kind, zone, shelf } }) => `${kind} ${zone} ${shelf}`));
    this.selectWhere(({ kind, zone, shelf }) => meant.has(`${kind} ${zone} ${shelf}`));
  }

  /** All cells that hold what the selected ones hold. */
  selectAlike(): void {
    const products = new Set(this.meant.map(({ cell }) => cell.product?.id));
    this.selectWhere(({ product }) => products.has(product?.id));
  }

  /** @returns what came of it, as it is told */
  setProduct(product: CellProduct, keys?: readonly number[]): Told {
    const cells = keys === undefined ? this.selected : keys.flatMap((key) => this.#cell(key) ?? []);
    const changes = setProduct(cells, product);
    return this.#do("set", changes, changes.length, {}, cells.length > 0);
  }

  clear(): void {
    const cells = this.selected;
    const changes = clearCells(cells);
    this.#do("cleared", changes, changes.length);
  }

  /** On for all where it is off in one. An empty shelf cell has none. */
  toggleFlag(): void {
    const cells = this.selected;
    const isOn = cells.some(({ cell }) =>
      cell.kind === "shelf" ? cell.product !== undefined && !cell.renewProduct : !cell.fillOnDemand,
    );
    const changes = setFlag(cells, isOn);
    this.#do(isOn ? "flagged" : "unflagged", changes, changes.length);
  }

  fillRight(): void {
    const selected = new Map(this.selected.map((each) => [each.key, each]));
    const shelves = this.picture.parts.flatMap((part) => part.shelves);
    const changes = fillRight(shelves.map(({ keys }) => keys.flatMap((key) => selected.get(key) ?? [])));
    this.#do("filled", changes, changes.length);
  }

  /** Of two selected cells, or the two halves of what is selected. */
  swap(): void {
    const cells = this.selected;
    const half = Math.floor(cells.length / 2);
    const pairs = cells.slice(0, half).map((one, index) => [one, cells[cells.length - half + index]] as const);
    // Neither of a pair goes where the other cannot.
    const free = pairs.filter((pair) => pair.every((each) => each !== undefined && !this.editor.isLocked(each.key)));
    const changes = swapCells(
      free.map(([one]) => one),
      free.flatMap(([, other]) => other ?? []),
    );
    this.#do("swapped", changes, free.length * 2, { locked: this.#lockedOf(cells) });
  }

  /** The selected cells, with the grasped one to another; the others as they stand around it. */
  move(grasped: number, onto: number): void {
    // What is locked stays where it is, and nothing is put in its place.
    const cells = this.selected.filter(({ key }) => !this.editor.isLocked(key));
    const [from, to] = [this.#spots.of(grasped), this.#spots.of(onto)];
    if (from === undefined || to === undefined || grasped === onto) return;
    const places = cells.map(({ key }) => {
      const spot = this.#spots.of(key);
      return spot && this.#spots.at(movedBy(spot, from, to));
    });
    const free = places.map((key) => (key === undefined || this.editor.isLocked(key) ? undefined : this.#cell(key)));
    const targets = placesToMove(cells, free);
    const moved = targets.flatMap((target) => target?.key ?? []);
    const taken = places.flatMap((key) => (key === undefined ? [] : (this.#cell(key) ?? [])));
    const isOfOrder = (key: number | undefined): boolean => key !== undefined && this.editor.isLocked(key);
    const unfit = cells.filter((_, index) => targets[index] === undefined && !isOfOrder(places[index]));
    const locked = this.#lockedOf([...this.selected, ...taken]);
    this.#do("moved", moveCells(cells, targets), moved.length, { unfit: unfit.map(({ cell }) => cell.alias), locked });
    if (moved.length > 0) this.selection.select(moved, { anchor: onto, focus: onto });
    this.selection.spend();
  }

  copy(): CellClip | undefined {
    const { keys } = this.selection;
    if (keys.size === 0) return undefined;
    const clip = copyCells(this.#placed, (key) => keys.has(key));
    // Where it is to go is chosen next.
    this.selection.spend();
    this.#copied = keys;
    this.#tell("copied", keys.size);
    return clip;
  }

  /** Where copied cells go: into the selected ones; none where the copied ones are selected still: their places decide then. */
  get pasteTargets(): readonly number[] {
    return this.selection.keys === this.#copied ? [] : this.selected.map(({ key }) => key);
  }

  /** @param chosen keys of the cells that were selected when it was asked for @param unknown what could not be taken of it */
  paste(clip: CellClip, chosen: readonly number[], unknown: readonly string[] = []): void {
    const { changes, keys, unfit } = pasteCells(clip, this.#placed, chosen);
    this.#do("pasted", changes, keys.length, { unfit, unknown }, true);
    if (keys.length > 0) this.selection.select(keys);
    this.selection.spend();
  }

  /** Products that are mapped here, by a name that is one's alone: as the rows give them to a spreadsheet. */
  productsByName(): ReadonlyMap<string, CellProduct | undefined> {
    const named = new Map<string, CellProduct | undefined>();
    for (const { cell } of this.cells()) {
      const { product } = cell;
      if (product === undefined) continue;
      const isOne = !named.has(product.name) || named.get(product.name)?.id === product.id;
      named.set(product.name, isOne ? product : undefined);
    }
    return named;
  }

  /** Where pasted codes go, by what is selected now. */
  codesInto(pasted: PastedList): CodeInto[] {
    const meant = this.selected.map(({ key }) => key);
    return codesInto(pasted, { all: this.editor.store.keys, spots: this.#spots, meant, keyOf: this.keyOf });
  }

  /** Products, each into its cell. */
  pasteCodes(pasted: readonly PastedCode[]): void {
    const cells = pasted.map((each) => ({
      ...each,
      cell: each.into === undefined ? undefined : this.#cell(each.into),
    }));
    const known = cells.flatMap(({ product, cell }) => (product && cell ? { product, cell } : []));
    this.#do(
      "pasted",
      known.flatMap(({ product, cell }) => setProduct([cell], product)),
      known.length,
      {
        unfit: cells.flatMap(({ product, code, alias, cell }) => (cell ? [] : (alias ?? product?.name ?? code))),
        unknown: [...new Set(cells.flatMap(({ product, code, cell }) => (product || !cell ? [] : code)))],
      },
      true,
    );
  }

  /** Something is to be done, and no cell is selected that it is for. */
  tellNoneSelected(): void {
    this.#tell("none", 0);
  }

  /** A changed row of the same cells. */
  put(changes: readonly SettingChange[], kind: "set" | "cleared" = "set"): void {
    this.#do(kind, changes, changes.length, {}, true);
  }

  undo(): void {
    this.#stepped("undone", this.editor.undo());
  }

  redo(): void {
    this.#stepped("redone", this.editor.redo());
  }

  /** To the next cell, as a scanner goes on; after the last one none is selected. @returns its key */
  selectNext(): number | undefined {
    const keys = this.editor.store.keys;
    const last = keys.findLastIndex((key) => this.selection.has(key));
    const next = keys[last + 1];
    if (next === undefined) this.selection.reset();
    else this.selection.select([next], { anchor: next, focus: next });
    // Nobody has chosen it: a click begins anew.
    this.selection.spend();
    return next;
  }

  #cell(key: number): KeyedCell | undefined {
    const cell = this.editor.store.content(key);
    return cell && { key, cell };
  }

  #lockedOf(cells: readonly KeyedCell[]): string[] {
    return [...new Set(cells.flatMap(({ key, cell }) => (this.editor.isLocked(key) ? cell.alias : [])))];
  }

  #do(
    kind: Told["kind"],
    changes: readonly SettingChange[],
    count: number,
    outcome: Outcome = {},
    isChosen = this.selection.keys.size > 0,
  ): Told {
    // Nothing that nobody has chosen is changed.
    if (changes.length === 0 && Object.values(outcome).every((each) => each === undefined || each.length === 0)) {
      return this.#tell(isChosen ? "same" : "none", 0);
    }
    const left = this.#aliases(this.editor.change(changes));
    this.selection.spend();
    return this.#tell(kind, count - left.length, { ...outcome, locked: [...(outcome.locked ?? []), ...left] });
  }

  #stepped(kind: "undone" | "redone", stepped: Stepped | undefined): void {
    if (stepped === undefined) return;
    this.#tell(kind, stepped.keys.length, { left: this.#aliases(stepped.left), stepped: stepped.keys });
    const [focus] = stepped.keys;
    if (focus !== undefined) this.selection.select(stepped.keys, { anchor: focus, focus });
    this.selection.spend();
    if (stepped.toSend.length > 0) this.sendStepped(stepped.toSend);
  }

  #tell(kind: Told["kind"], count: number, outcome: Outcome = {}): Told {
    const { unfit = [], left = [], locked = [], unknown = [], stepped = [] } = outcome;
    this.acts += 1;
    const told = { kind, count, unfit, left, locked, unknown, stepped };
    this.tell(told);
    return told;
  }

  #aliases(keys: readonly number[]): string[] {
    return keys.flatMap((key) => this.editor.store.content(key)?.alias ?? []);
  }

  get #placed(): PlacedCells {
    return { cells: this.cells(), spots: this.#spots };
  }
}
