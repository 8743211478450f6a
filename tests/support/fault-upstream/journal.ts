/** One request as the upstream received it. */
export interface JournalEntry {
  readonly protocol: "rest" | "query" | "documentation";
  readonly method: string;
  /** REST: the request target exactly as sent. Others: the name of the query or call. */
  readonly target: string;
  /** Id of the call in the table, or `unlisted`. */
  readonly callId: string;
  /** Lower-case names, in the order sent; gRPC metadata where the protocol is not `rest`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** REST: the body as text. Query: jsonFilters. Documentation: the message as JSON. */
  body: string;
  /** The access token that came along, in the header or in the message. */
  readonly token: string | undefined;
  /** Milliseconds of `performance.now()`. */
  readonly receivedAt: number;
  /** When the connection or the stream ended, by either side. */
  closedAt: number | undefined;
  /** The caller went away before the answer was whole. */
  aborted: boolean;
}

type Filter = (entry: JournalEntry) => boolean;

/** Longest wait for a condition; reached only by a failing test, so it can be generous. */
const longestWaitMs = 20_000;

/** Everything that arrived, in order of arrival, and waiting for what has not yet. */
export class Journal {
  readonly entries: JournalEntry[] = [];
  /** Targets that no call of the table explains, since the start: there must be none. */
  readonly unlisted: string[] = [];
  private readonly watchers = new Set<() => void>();

  add(entry: JournalEntry): JournalEntry {
    this.entries.push(entry);
    if (entry.callId === "unlisted") this.unlisted.push(`${entry.method} ${entry.target}`);
    this.changed();
    return entry;
  }

  close(entry: JournalEntry, aborted: boolean): void {
    if (entry.closedAt !== undefined) return;
    entry.closedAt = performance.now();
    entry.aborted = aborted;
    this.changed();
  }

  of(callId: string): JournalEntry[] {
    return this.entries.filter((entry) => entry.callId === callId);
  }

  count(callId: string): number {
    return this.of(callId).length;
  }

  /** Forgets all entries, so that a test counts its own only. */
  clear(): void {
    this.entries.length = 0;
  }

  /** Resolves as soon as at least `count` entries pass the filter. */
  async waitFor(what: string, filter: Filter, count = 1): Promise<JournalEntry[]> {
    const found = () => this.entries.filter(filter);
    await this.waitUntil(what, () => found().length >= count);
    return found();
  }

  private waitUntil(what: string, holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        clearTimeout(deadline);
        this.watchers.delete(look);
        resolve();
      };
      const deadline = setTimeout(() => {
        this.watchers.delete(look);
        reject(new Error(`Waited ${longestWaitMs} ms in vain for: ${what}.`));
      }, longestWaitMs);
      this.watchers.add(look);
      look();
    });
  }

  private changed(): void {
    for (const watcher of [...this.watchers]) watcher();
  }
}
