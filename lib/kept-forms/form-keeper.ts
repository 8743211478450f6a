import { ConsoleError } from "@/lib/errors/console-error";
import { isSessionOver } from "@/lib/errors/session-over";
import { contentOf, type Entered, type KeeperState, type SentOnce, textOf } from "./keeper-state";
import type { KeptContent, KeptServer } from "./kept-client";
import { type KeptFound, mostKeptBytes } from "./kept-form";

/** After the last change, in ms: who types on is not written at every key. */
const quietMs = 1_000;
/** After the first change that is not kept, in ms: whoever never pauses is kept within 5 s all the same. */
const longestMs = 3_500;
/** Before a keeping that failed is tried again, in ms. */
const retryMs = [3_000, 6_000, 15_000, 30_000] as const;
/** The same where what was kept is to go, because it is saved. */
const savedRetryMs = [1_000, 5_000, 15_000] as const;

/** Keeps what is entered into one form with the server, and never writes over what somebody else has kept there. */
export class FormKeeper {
  #state: KeeperState = { question: undefined, failing: undefined, sentAt: undefined };
  readonly #listeners = new Set<() => void>();
  /** What is written over; null where nothing is kept. */
  #version: string | null = null;
  /** Each version that was sent: where its answer was lost, it is found there, and is this form's own. */
  readonly #own = new Set<string>();
  #keptText: string | undefined;
  #changedAt: number | undefined;
  #sent: SentOnce | undefined;
  #isRead = false;
  #isStopped = false;
  #isLeft = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: KeptServer,
    private readonly entered: Entered,
  ) {}

  get state(): KeeperState {
    return this.#state;
  }

  /** The version that is known here, for whoever goes on with the same entries in this tab. */
  get version(): string | null {
    return this.#version;
  }

  get sent(): SentOnce | undefined {
    return this.#sent;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Looks for what is kept.
   * @param known the version that these entries were kept as, where they are from this tab and in the form again
   * @param after what the form before this one has still to write
   */
  start(known?: { version: string | null; sent: SentOnce | undefined }, after = Promise.resolve()): void {
    this.#isStopped = false;
    this.#isLeft = false;
    this.#turn = Promise.all([this.#turn, after]).then(() => undefined);
    if (known !== undefined) {
      this.#version = known.version;
      this.#sent = known.sent;
      this.#tell({ sentAt: known.sent?.at });
      this.#changedAt = Date.now();
      void this.#next();
    } else this.#turn = this.#turn.then(() => this.#keep(false));
  }

  /** Something was entered. */
  changed(): void {
    this.#changedAt ??= Date.now();
    if (this.#failures === 0) this.#plan(Math.max(0, Math.min(quietMs, this.#changedAt + longestMs - Date.now())));
  }

  /** The key of an earlier sending of the very same: under it nothing is made twice. */
  get keyToRepeat(): string | undefined {
    const values = this.entered.read();
    return values !== undefined && this.#sent?.values === textOf(values) ? this.#sent.key : undefined;
  }

  /** Writes at once what is not written yet. */
  flush(): Promise<void> {
    return this.#changedAt === undefined ? this.#turn : this.#next();
  }

  /** The form is gone: what is not written yet is written once more, and not tried again. */
  leave(): void {
    this.#isLeft = true;
    void this.flush();
  }

  /** It is being sent under this key: whoever goes on after a crash knows of it. */
  beginSend(key: string): void {
    this.#sent = { key, at: Date.now(), values: textOf(this.entered.read() ?? {}) };
    this.#changedAt ??= Date.now();
    void this.#next();
  }

  /**
   * The sending has failed. `unanswered`: the same may be asked for once more under its key. `unknown`: it may have been made,
   * and its key says nothing more.
   */
  endSend(outcome: "refused" | "unanswered" | "unknown"): void {
    if (outcome === "refused") this.#sent = undefined;
    if (outcome === "unknown") this.#sent = this.#sent && { ...this.#sent, key: "", values: "" };
    this.#tell({ sentAt: this.#sent?.at });
    this.changed();
  }

  /** It is saved: nothing of it is kept any more. Rejects where that cannot be brought about for a while. */
  async saved(): Promise<void> {
    this.stop();
    await this.#turn;
    for (const pause of savedRetryMs) {
      try {
        return await this.#dropOwn();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    await this.#dropOwn();
  }

  /** Nothing is written from here on, until `start`. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Once all that is on its way has arrived. */
  settled(): Promise<void> {
    return this.#turn;
  }

  /** After `stop`. */
  resume(): void {
    this.#isStopped = false;
    this.changed();
  }

  /** What is here stays, and is kept over whatever is there. */
  keepMine(): void {
    const { question } = this.#state;
    this.#version = question !== undefined && "found" in question ? question.found.version : null;
    this.#keptText = undefined;
    this.#tell({ question: undefined });
    this.#changedAt ??= Date.now();
    void this.#next();
  }

  /** Goes on with what is kept. @returns it, for the form */
  takeKept(): KeptContent | undefined {
    const { question } = this.#state;
    if (question === undefined || !("found" in question)) return undefined;
    const { version, kept } = question.found;
    const content = contentOf(kept);
    const { sent } = content;
    this.#version = version;
    this.#sent = sent && { ...sent, values: sent.key === "" ? "" : textOf(content.values) };
    // Whoever has it open elsewhere is not asked until something changes here.
    this.#keptText = JSON.stringify(content);
    this.#tell({ question: undefined, sentAt: sent?.at });
    this.changed();
    return content;
  }

  /** Goes on with an empty form: what is kept goes once something else is. */
  startOver(): void {
    const { question } = this.#state;
    this.#version = question !== undefined && "found" in question ? question.found.version : null;
    this.#sent = undefined;
    this.#tell({ question: undefined, sentAt: undefined });
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped && !this.#isLeft) this.#timer = setTimeout(() => void this.#next(), ms);
  }

  /** One after another: each is written over the one before. */
  #next(): Promise<void> {
    clearTimeout(this.#timer);
    this.#turn = this.#turn.then(() => this.#keep());
    return this.#turn;
  }

  /** @param writes false where it is only looked for: what is entered meanwhile has its own time */
  async #keep(writes = true): Promise<void> {
    if (this.#isStopped) return;
    try {
      if (!this.#isRead) await this.#look();
      if (this.#state.question !== undefined) return this.#tellWaiting();
      if (writes) await this.#write();
      this.#failures = 0;
      this.#tell({ failing: undefined });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #look(): Promise<void> {
    const found = await this.server.read();
    this.#isRead = true;
    this.#meet(found);
  }

  /** What is there is this form's own, or the person is asked. */
  #meet(found: KeptFound | null): void {
    if (found?.version === this.#version || (found === null && this.#version === null)) return;
    if (found !== null && this.#own.has(found.version)) {
      this.#version = found.version;
      return;
    }
    const hasEntries = this.entered.read() !== undefined;
    if (found === null) {
      if (hasEntries) this.#tell({ question: { kind: "gone" } });
      else this.#version = null;
    } else this.#tell({ question: { kind: hasEntries ? "other" : "offered", found } });
  }

  async #write(): Promise<void> {
    const changedAt = this.#changedAt;
    if (changedAt === undefined) return;
    const content = this.#content();
    this.#changedAt = undefined;
    try {
      if (content === undefined) return await this.#dropOwn();
      const text = JSON.stringify(content);
      if (text === this.#keptText) return;
      if (new TextEncoder().encode(text).length > mostKeptBytes) throw new ConsoleError("too-large");
      const version = crypto.randomUUID();
      this.#own.add(version);
      await this.server.write(version, this.#version, content);
      this.#version = version;
      this.#keptText = text;
      this.#own.clear();
    } catch (error) {
      this.#changedAt ??= changedAt;
      if (!(error instanceof ConsoleError) || error.code !== "changed-meanwhile") throw error;
      const before = this.#version;
      await this.#look();
      if (this.#state.question !== undefined) this.#tellWaiting();
      // Refused over what it is written over: asking on at once would change nothing.
      else if (this.#version === before) throw error;
      else await this.#write();
    }
  }

  /** Of other values than those that were sent it is told that something was sent, and the key is another one. */
  #content(): KeptContent | undefined {
    const values = this.entered.read();
    if (values === undefined || this.#sent === undefined) return values && { values };
    const { key, at, values: before } = this.#sent;
    return { values, sent: { key: before === textOf(values) ? key : "", at } };
  }

  /** Only what this form has written or taken: what somebody else keeps there stays. */
  async #dropOwn(): Promise<void> {
    const mine = [this.#version, ...this.#own].filter((version) => version !== null);
    for (const version of mine) await this.server.drop(version);
    this.#version = null;
    this.#keptText = undefined;
    this.#own.clear();
  }

  /** The question waits, and what is entered meanwhile is not kept. */
  #tellWaiting(): void {
    const { question } = this.#state;
    if (question?.kind === "offered" && this.entered.read() !== undefined)
      this.#tell({ question: { ...question, kind: "other" } });
  }

  #fail(error: unknown): void {
    if (!(error instanceof ConsoleError)) throw error;
    if (isSessionOver(error)) {
      this.stop();
      this.entered.onSessionOver(error);
      return;
    }
    const isTooLarge = error.code === "too-large";
    const since = this.#state.failing?.since ?? this.#changedAt ?? Date.now();
    if (this.#changedAt !== undefined) this.#tell({ failing: { since, isTooLarge } });
    const pause = retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? retryMs[0];
    this.#failures += 1;
    // It fits once something is taken out of it, which is a change.
    if (isTooLarge) this.#failures = 0;
    else this.#plan(Math.max(pause, (error.retryAfter ?? 0) * 1_000));
  }

  #tell(changed: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of [...this.#listeners]) listener();
  }
}
