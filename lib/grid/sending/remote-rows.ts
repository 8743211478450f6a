import type { FieldOf } from "../rows/grid-row";
import type { GridStore } from "../rows/grid-store";

/** How long what was read is taken for what the platform has, in ms. */
export const trustedFor = 15_000;
/** The same after a refusal that may come of somebody else's change: of many refusals at once, one looks. */
export const trustedAfterRefusal = 3000;

/** A row as the platform has it. */
export interface RemoteRow<Content> {
  /** The platform's: a row that is removed and added again has another one. */
  readonly id: number;
  readonly content: Content;
}

/** The rows of an existing record on the platform, and how they are reached. */
export interface RemoteSide<Content> {
  /** Of the grid's rows, in their order. */
  readonly ids: readonly number[];
  /** When they were read, in ms since 1970. */
  readonly readAt: number;
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
  /** The platform's own text in a failure. */
  reasonOf(error: unknown): string | undefined;
  /**
   * How old, in ms, what is known may be after a failure that leaves it open what the platform has: somebody else may have
   * changed it, or the change may have been made all the same. Undefined after any other.
   */
  trustedAfter(error: unknown): number | undefined;
}

/** What somebody else has made of a row. */
export interface ForeignChange<Content> {
  /** Undefined where they removed it. */
  readonly now: Content | undefined;
  /** The fields that they changed; undefined where the row came or went. */
  readonly fields: readonly FieldOf<Content>[] | undefined;
}

/** By the grid's keys. */
export type ForeignChanges<Content> = ReadonlyMap<number, ForeignChange<Content>>;

/**
 * What the platform has, as far as a grid knows it. The calls know no versions, so the rows are read again before
 * something is sent, where they were read a while ago; one read serves all who wait for it.
 */
export class RemoteRows<Content> {
  readonly #known = new Map<number, RemoteRow<Content>>();
  readonly #writing = new Set<number>();
  #readAt: number;
  #reading: Promise<void> | undefined;

  constructor(
    readonly side: RemoteSide<Content>,
    private readonly store: GridStore<Content>,
    private readonly onForeign: (changes: ForeignChanges<Content>) => void,
  ) {
    this.#readAt = side.readAt;
    for (const [index, id] of side.ids.entries()) {
      const row = store.row(store.keys[index] ?? 0);
      if (row !== undefined) this.#known.set(row.key, { id, content: row.content });
    }
  }

  /** @returns undefined where the platform does not have the row */
  contentOf(key: number): Content | undefined {
    return this.#known.get(key)?.content;
  }

  /** All rows, as far as they are known by now. */
  get all(): RemoteRow<Content>[] {
    return [...this.#known.values()];
  }

  /** Whether nothing has to be sent for the row to be so. */
  isAlready(key: number, wanted: Content | undefined): boolean {
    const known = this.contentOf(key);
    const sent = this.#sendable(wanted);
    if (sent === undefined) return known === undefined;
    return known !== undefined && this.#isSame(known, sent);
  }

  async bringAbout(key: number, wanted: Content | undefined): Promise<void> {
    this.#writing.add(key);
    try {
      const tellStep = (now: RemoteRow<Content> | undefined): void => this.#keep(key, now);
      this.#keep(key, await this.side.bringAbout(this.#known.get(key), this.#sendable(wanted), tellStep));
    } finally {
      this.#writing.delete(key);
    }
  }

  /** Reads them again where they were read longer ago. @param trusted in ms */
  async refresh(trusted: number): Promise<void> {
    if (Date.now() - this.#readAt < trusted) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    // What is read of a row that is being written may be from before or from after.
    const writing = new Set(this.#writing);
    const rows = await this.side.readAll();
    this.#readAt = Date.now();
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
      const key = this.store.keyLike(row.content) ?? this.store.newKey();
      if (writing.has(key)) continue;
      this.#keep(key, row);
      const known = before.get(key)?.content;
      // Removed and added again, with another id.
      if (known !== undefined && this.#isSame(row.content, known)) changes.delete(key);
      else changes.set(key, this.#changeOf(known, row.content));
    }
    return changes;
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
