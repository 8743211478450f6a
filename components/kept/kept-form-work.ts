import { isUnanswered } from "@/lib/calls/send-write";
import { ConsoleError } from "@/lib/errors/console-error";
import { FormKeeper } from "@/lib/kept-forms/form-keeper";
import { keptServer } from "@/lib/kept-forms/kept-client";
import type { KeptPage } from "@/lib/kept-forms/kept-form";
import { WriteKeys } from "../calls/use-write-keys";

/** A form for a new record that is kept while it is not sent. */
export class KeptFormWork {
  readonly keys = new WriteKeys();
  readonly keeper: FormKeeper;
  /** What lies beside the form's values and is kept with them, e.g. what waits for a choice. */
  private parts = new Map<string, unknown>();
  private readonly takers = new Map<string, (given: unknown) => void>();
  /** What is entered in the form itself; undefined where nothing is. */
  readValues: () => object | undefined = () => undefined;

  constructor(
    readonly page: KeptPage,
    onSessionOver: (error: ConsoleError) => void,
  ) {
    this.keeper = new FormKeeper(keptServer(page), { read: () => this.read(), onSessionOver });
  }

  hasEntries(): boolean {
    return this.read() !== undefined;
  }

  readParts(): Record<string, unknown> {
    return Object.fromEntries(this.parts);
  }

  giveParts(given: Readonly<Record<string, unknown>>): void {
    this.parts = new Map(Object.entries(given));
    for (const [name, take] of this.takers) take(given[name]);
  }

  /** A part may come later than what is given back to it, and come again. @returns what ends it */
  addPart(name: string, take: (given: unknown) => void): () => void {
    this.takers.set(name, take);
    if (this.parts.has(name)) take(this.parts.get(name));
    return () => {
      if (this.takers.get(name) === take) this.takers.delete(name);
    };
  }

  /** @param value undefined where there is nothing of it */
  setPart(name: string, value: unknown): void {
    if (value === undefined) this.parts.delete(name);
    else this.parts.set(name, value);
    this.keeper.changed();
  }

  /**
   * Sends it. Where no answer comes, what is kept says so, and the same is sent under the same key when it is sent again.
   * @param send makes the call with these keys
   */
  async send<Args, Answer>(args: Args, send: (args: Args) => Promise<Answer>): Promise<Answer> {
    const known = this.keeper.keyToRepeat;
    if (known !== undefined) this.keys.adopt(args, known);
    this.keeper.beginSend(this.keys.keyOf(args));
    try {
      const answer = await send(args);
      // Nobody waits for it; where it fails, what is kept says that it was sent.
      void this.keeper.saved().catch(() => undefined);
      return answer;
    } catch (error) {
      const mayBeDone = isUnanswered(error) || (error instanceof ConsoleError && error.mayBeDone === true);
      this.keeper.endSend(mayBeDone);
      throw error;
    }
  }

  private read(): { values: object; parts: Record<string, unknown> } | undefined {
    const values = this.readValues();
    if (values === undefined && this.parts.size === 0) return undefined;
    return { values: values ?? {}, parts: this.readParts() };
  }
}
