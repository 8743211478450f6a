import type { GridStore } from "../rows/grid-store";
import type { Doubt } from "./doubt";
import type { ForeignChange, ForeignChanges } from "./foreign-change";
import { Readings } from "./readings";

/** How long what was read is taken for what the platform has, in ms. */
export const trustedFor = 15_000;
/** The same after a refusal that may come of somebody else's change: of many refusals at once, one looks. */
const trustedAfterRefusal = 3000;

/** A row as the platform has it. */
export interface RemoteRow<Content> {
  /** The platform's: a row that is removed and added again has another one. */
  readonly id: number;
  readonly content: Content;
}

/** The rows of an existing record on the platform, and how they are reached. */
export interface RemoteSide<Content> {
  /**
   * Of the grid's first rows, in their order. Those behind them were not found on the platform: each is looked for once more
   * before it is sent.
   */
  readonly ids: readonly number[];
  /** When they were read, in ms since 1970. */
  readonly readAt: number;
  /** They are few enough to be read anew before each change that is sent. */
  readonly isReadForEach?: true;
  /** A row is sent when it is left, with all that was changed of it until then; else each change at once. */
  readonly isSentWhenLeft?: true;
  /** All rows, as they are now. */
  readAll(): Promise<readonly RemoteRow<Content>[]>;
  /**
   * Makes the calls that lead from what the platform has of one row to what it is to have. Rejects where one fails.
   *
   * @param wanted undefined where it is to have none
   * @param tellStep of several calls: what it has after one of them
   * @returns what it has now
   */
  bringAbout(
    known: RemoteRow<Content> | undefined,
    wanted: Content | undefined,
    tellStep: (now: RemoteRow<Content> | undefined) => void,
  ): Promise<RemoteRow<Content> | undefined>;
  /** Whether a row that is there may be one whose adding brought no answer; without it, one that is the same. */
  isBegun?(there: Content, wanted: Content): boolean;
  /** The platform's own text in a failure. */
  reasonOf(error: unknown): string | undefined;
  doubtOf(error: unknown): Doubt | undefined;
}

/**
 * What the platform has, as far as a grid knows it. The calls know no versions, so the rows are read again before
 * something is sent, where they were read a while ago; one read serves all who wait for it.
 */
export class RemoteRows<Content> {
  readonly #known = new Map<number, RemoteRow<Content>>();
  readonly #writing = new Set<number>();
  readonly #readings: Readings;
  /** When a row was written last, or a write of it brought no answer: what was read before tells nothing of it. */
  readonly #writtenAt = new Map<number, number>();
  readonly #doubtfulAt = new Map<number, number>();
  /** What was to be added, where no answer came or it was not found: it may be there, under an id that nobody here knows. */
  readonly #begun = new Map<number, Content>();

  constructor(
    readonly side: RemoteSide<Content>,
    private readonly store: GridStore<Content>,
    private readonly onForeign: (changes: ForeignChanges<Content>) => void,
  ) {
    this.#readings = new Readings(side.readAt, (began) => this.#read(began));
    for (const [index, id] of side.ids.entries()) {
      const row = store.row(store.keys[index] ?? 0);
      if (row !== undefined) this.#known.set(row.key, { id, content: row.content });
    }
    for (const { key, content } of store.rows().slice(side.ids.length))
      if (store.rules.isSendable(content)) this.#begun.set(key, content);
  }

  /** @returns undefined where the platform does not have the row */
  contentOf(key: number): Content | undefined {
    return this.#known.get(key)?.content;
  }

  /** The platform's id of a row; undefined where it does not have it. */
  idOf(key: number): number | undefined {
    return this.#known.get(key)?.id;
  }

  /** All rows, as far as they are known by now. */
  get all(): RemoteRow<Content>[] {
    return [...this.#known.values()];
  }

  /** A moment of its own: whatever is read from now on is read after it. */
  now(): number {
    return this.#readings.now();
  }

  /** Whether nothing has to be sent for the row to be so. */
  isAlready(key: number, wanted: Content | undefined): boolean {
    const known = this.contentOf(key);
    const sent = this.#sendable(wanted);
    if (sent === undefined) return known === undefined;
    return known !== undefined && this.#isSame(known, sent);
  }

  async bringAbout(key: number, wanted: Content | undefined): Promise<void> {
    const sent = this.#sendable(wanted);
    this.#writing.add(key);
    try {
      const tellStep = (now: RemoteRow<Content> | undefined): void => this.#keep(key, now);
      this.#keep(key, await this.side.bringAbout(this.#known.get(key), sent, tellStep));
      this.#begun.delete(key);
    } catch (error) {
      if (this.side.doubtOf(error) === "unanswered") {
        this.#doubtfulAt.set(key, this.now());
        if (sent !== undefined && !this.#known.has(key)) this.#begun.set(key, sent);
      }
      throw error;
    } finally {
      this.#writing.delete(key);
      this.#writtenAt.set(key, this.now());
    }
  }

  /** Before a row is sent. @param madeAt when its change was made, by `now` */
  refreshFor(key: number, madeAt: number): Promise<void> {
    const { isReadForEach = false } = this.side;
    const neededSince = isReadForEach ? Math.max(madeAt, this.#writtenAt.get(key) ?? 0) : 0;
    return this.refresh(Math.max(neededSince, this.#doubtfulAt.get(key) ?? 0, Date.now() - trustedFor));
  }

  /** After a failure that leaves it open what the platform has. @param sentAt when the call was sent, by `now` */
  refreshAfter(doubt: Doubt, sentAt: number): Promise<void> {
    const since = { unanswered: this.now(), gone: sentAt, refused: Date.now() - trustedAfterRefusal };
    return this.refresh(since[doubt]);
  }

  /** Reads them again where they were read earlier. @param since in ms since 1970 */
  refresh(since: number): Promise<void> {
    return this.#readings.since(since);
  }

  async #read(began: number): Promise<void> {
    // What is read of a row that is being written may be from before or from after.
    const writing = new Set(this.#writing);
    const rows = await this.side.readAll();
    for (const key of this.#writing) writing.add(key);
    for (const [key, at] of this.#writtenAt) if (at > began) writing.add(key);
    const changes = this.#takeIn(rows, writing);
    if (changes.size > 0) this.onForeign(changes);
  }

  #takeIn(rows: readonly RemoteRow<Content>[], writing: ReadonlySet<number>): ForeignChanges<Content> {
    const changes = new Map<number, ForeignChange<Content>>();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const before = new Map(this.#known);
    for (const [key, known] of before) {
      const now = byId.get(known.id);
      byId.delete(known.id);
      if (writing.has(key) || (now !== undefined && this.#isSame(now.content, known.content))) continue;
      this.#keep(key, now);
      changes.set(key, this.#changeOf(known.content, now?.content));
    }
    for (const row of byId.values()) {
      const own = this.#begunAs(row.content);
      const key = own ?? this.store.keyLike(row.content) ?? this.store.newKey();
      if (writing.has(key)) continue;
      this.#keep(key, row);
      const known = before.get(key)?.content;
      // Removed and added again, with another id.
      if (known !== undefined && this.#isSame(row.content, known)) changes.delete(key);
      else changes.set(key, { ...this.#changeOf(known, row.content), ...(own !== undefined && { isOwn: true }) });
    }
    return changes;
  }

  /** The row that this one was to become. */
  #begunAs(there: Content): number | undefined {
    for (const [key, wanted] of this.#begun) {
      if (this.#known.has(key) || !(this.#isSame(there, wanted) || this.side.isBegun?.(there, wanted))) continue;
      this.#begun.delete(key);
      return key;
    }
    return undefined;
  }

  #changeOf(before: Content | undefined, now: Content | undefined): ForeignChange<Content> {
    const isThere = before !== undefined && now !== undefined;
    return { now, fields: isThere ? this.store.rules.differing(before, now) : undefined };
  }

  #sendable(content: Content | undefined): Content | undefined {
    return content !== undefined && this.store.rules.isSendable(content) ? content : undefined;
  }

  #isSame(one: Content, other: Content): boolean {
    return this.store.rules.differing(one, other).length === 0;
  }

  #keep(key: number, row: RemoteRow<Content> | undefined): void {
    if (row === undefined) this.#known.delete(key);
    else this.#known.set(key, row);
  }
}
