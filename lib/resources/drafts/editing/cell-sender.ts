import { Semaphore } from "@/lib/calls/semaphore";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { type CellSetting, isSameSetting, type MappedCell, settingOf } from "../cells/mapped-cell";
import type { EditedDomain } from "../cells/send-cell";
import type { KnownCells } from "./known-cells";

/** How a mapping is reached on the platform. */
export interface MappingSide {
  readonly domain: EditedDomain;
  /** All cells as they are now. */
  readAll(): Promise<readonly MappedCell[]>;
  /** Rejects where the platform did not take it. */
  send(cell: MappedCell, setting: { from: CellSetting; to: CellSetting }): Promise<void>;
  /** The text of a failure. */
  reasonOf(error: unknown): string | undefined;
  /** It may have been done all the same. */
  isUnanswered(error: unknown): boolean;
  /** Nothing more can be sent after it, e.g. the session is over. */
  isEnd(error: unknown): boolean;
  /** Why a cell is not saved that a look afterwards shows as it was before. */
  readonly unmade: { readonly unanswered: string; readonly answered: string };
}

/** What became of the cells that were to be sent, by their keys. */
export interface SendResult {
  readonly done: readonly number[];
  readonly failed: readonly number[];
  /** Called off, or changed once more, before they were sent: they are as they were, and not saved. */
  readonly calledOff: readonly number[];
  /** Somebody else has changed them meanwhile: the person chooses. */
  readonly clashing: readonly number[];
}

type Fate = keyof SendResult;

/** A cell that is sent: what the platform has of it, and what it is to have. */
interface SentCell {
  readonly from: CellSetting;
  readonly to: CellSetting;
  /** Nobody has said what became of it. */
  readonly isUnanswered?: boolean;
}

/** How often who looks is told how far it is, in ms: each of 2,000 answers would draw all that looks. */
const toldEvery = 100;

/** Sends changed cells, a few at a time, after a look at what others have changed meanwhile. */
export class CellSender {
  /** Cells that wait for their answer. */
  sending = 0;
  /** It is read what others have changed, before anything is sent. */
  isLooking = false;
  readonly #failed = new Map<number, string | undefined>();
  readonly #underWay = new Set<number>();
  /** Counts readings and answers: a reading that began before an answer tells nothing of that cell. */
  #turns = 0;
  readonly #answeredAt = new Map<number, number>();
  readonly #semaphore = new Semaphore();
  #last: Promise<unknown> = Promise.resolve();
  #toldAt = 0;

  constructor(
    private readonly store: GridStore<MappedCell>,
    private readonly known: KnownCells,
    private readonly side: MappingSide,
    private readonly hear: { tell(): void; onSent(key: number): void },
  ) {}

  /** Why cells were not saved, by their keys. */
  get failed(): ReadonlyMap<number, string | undefined> {
    return this.#failed;
  }

  /** Of a cell that is as the platform has it by now no failure is told. */
  forgetSettled(): void {
    for (const key of this.#failed.keys()) if (!this.known.changed.has(key)) this.forget(key);
  }

  /** What failed of a cell is over once it is changed again. */
  forget(key: number): void {
    if (this.#failed.delete(key)) this.store.tellSend(key, { kind: "called-off" });
  }

  isUnderWay(key: number): boolean {
    return this.#underWay.has(key);
  }

  async refresh(): Promise<void> {
    const began = this.#nextTurn();
    const cells = await this.side.readAll();
    this.known.takeIn(cells, (key) => this.#underWay.has(key) || (this.#answeredAt.get(key) ?? 0) > began);
    this.hear.tell();
  }

  /**
   * One piece of work after another. What is changed of a cell after this was asked for waits for the next time. Rejects
   * where nothing could be read, and nothing was sent.
   */
  send(keys: readonly number[] | undefined, signal?: AbortSignal): Promise<SendResult> {
    const asked = new Map<number, CellSetting>();
    for (const key of keys ?? this.store.keys) {
      const cell = this.store.content(key);
      if (cell !== undefined) asked.set(key, settingOf(cell));
    }
    const turn = this.#last.then(() => this.#sendNow(asked, signal));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #sendNow(asked: ReadonlyMap<number, CellSetting>, signal?: AbortSignal): Promise<SendResult> {
    this.isLooking = true;
    this.hear.tell();
    try {
      await this.refresh();
    } finally {
      this.isLooking = false;
      this.hear.tell();
    }
    const changed = [...asked.keys()].filter((key) => this.known.changed.has(key));
    const fates = new Map<number, Fate>();
    for (const key of changed) if (this.known.clashOf(key) !== undefined) fates.set(key, "clashing");
    const toSend = changed.filter((key) => !fates.has(key));
    this.sending = toSend.length;
    this.hear.tell();
    const sent = new Map<number, SentCell>();
    const isEnded = { by: false };
    await Promise.all(
      toSend.map((key) =>
        this.#semaphore.run(async () => {
          const isCalledOff = signal?.aborted === true || isEnded.by || !this.#isAsAsked(key, asked);
          const fate = isCalledOff ? "calledOff" : await this.#sendOne(key, sent, isEnded);
          fates.set(key, fate);
          this.sending -= 1;
          this.#tellProgress();
        }),
      ),
    );
    if (sent.size > 0) await this.#lookUp(sent, fates);
    this.hear.tell();
    return resultOf(fates);
  }

  /** Who has changed it since, or taken it back, has not asked for that. */
  #isAsAsked(key: number, asked: ReadonlyMap<number, CellSetting>): boolean {
    const [wanted, cell] = [asked.get(key), this.store.content(key)];
    return wanted !== undefined && cell !== undefined && isSameSetting(wanted, cell) && this.known.changed.has(key);
  }

  /** @param toLookUp what may be there by now */
  async #sendOne(key: number, toLookUp: Map<number, SentCell>, isEnded: { by: boolean }): Promise<Fate> {
    const [known, cell] = [this.known.get(key), this.store.content(key)];
    if (known === undefined || cell === undefined) return "calledOff";
    const sent = { from: settingOf(known), to: settingOf(cell) };
    this.#underWay.add(key);
    this.#failed.delete(key);
    this.hear.onSent(key);
    this.store.tellSend(key, { kind: "sent" });
    try {
      await this.side.send(cell, sent);
      this.store.tellSend(key, { kind: "answered" });
      this.known.learn(key, sent.to);
      toLookUp.set(key, sent);
      return "done";
    } catch (error) {
      const reason = this.side.reasonOf(error);
      this.#failed.set(key, reason);
      this.store.tellSend(key, { kind: "refused", reason });
      if (this.side.isEnd(error)) isEnded.by = true;
      // Whatever failed: of two calls for one cell the first may have been made.
      toLookUp.set(key, { ...sent, isUnanswered: this.side.isUnanswered(error) });
      return "failed";
    } finally {
      this.#underWay.delete(key);
      this.#answeredAt.set(key, this.#nextTurn());
    }
  }

  /**
   * Some may have been made though no answer came, or half of what one cell takes; and an answer may tell of what was not
   * made. What else is there is somebody else's.
   */
  async #lookUp(sent: ReadonlyMap<number, SentCell>, fates: Map<number, Fate>): Promise<void> {
    const read = await this.side.readAll().catch(() => undefined);
    for (const cell of read ?? []) {
      const key = this.store.keyOf(cell.place);
      const setting = key === undefined ? undefined : sent.get(key);
      if (key === undefined || setting === undefined) continue;
      fates.set(key, this.#fateOf(key, cell, { ...setting, wasDone: fates.get(key) === "done" }));
    }
  }

  #fateOf(key: number, cell: MappedCell, { from, to, isUnanswered, wasDone }: SentCell & { wasDone: boolean }): Fate {
    if (isSameSetting(cell, to)) {
      if (wasDone) return "done";
      this.known.learn(key, to);
      this.#failed.delete(key);
      this.store.tellSend(key, { kind: "sent" });
      this.store.tellSend(key, { kind: "answered" });
      return "done";
    }
    if (!isPartOf(cell, { from, to })) {
      // Whoever has made it, it is not what was saved: the person chooses.
      if (wasDone) this.known.contradict(key, cell);
      else this.known.takeInOne(key, cell);
      return wasDone ? "clashing" : "failed";
    }
    this.known.learn(key, settingOf(cell));
    if (wasDone || (isUnanswered && isSameSetting(cell, from))) {
      const reason = wasDone ? this.side.unmade.answered : this.side.unmade.unanswered;
      this.#failed.set(key, reason);
      this.store.tellSend(key, { kind: "refused", reason });
    }
    return "failed";
  }

  #nextTurn(): number {
    this.#turns += 1;
    return this.#turns;
  }

  #tellProgress(): void {
    if (this.sending > 0 && Date.now() - this.#toldAt < toldEvery) return;
    this.#toldAt = Date.now();
    this.hear.tell();
  }
}

/** Each of its values is one that it was sent from or to. */
function isPartOf(cell: CellSetting, { from, to }: SentCell): boolean {
  return (
    [from, to].some(({ product }) => product?.id === cell.product?.id) &&
    [from, to].some(({ renewProduct }) => renewProduct === cell.renewProduct) &&
    [from, to].some(({ fillOnDemand }) => fillOnDemand === cell.fillOnDemand)
  );
}

function resultOf(fates: ReadonlyMap<number, Fate>): SendResult {
  const of = (fate: Fate): number[] => [...fates].flatMap(([key, each]) => (each === fate ? key : []));
  return { done: of("done"), failed: of("failed"), calledOff: of("calledOff"), clashing: of("clashing") };
}
