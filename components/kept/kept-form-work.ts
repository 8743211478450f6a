import { isUnanswered, saysNothingOfEarlier } from "@/lib/calls/send-write";
import type { ConsoleError } from "@/lib/errors/console-error";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { FormKeeper } from "@/lib/kept-forms/form-keeper";
import { keptServer } from "@/lib/kept-forms/kept-client";
import type { KeptPage } from "@/lib/kept-forms/kept-form";
import { WriteKeys } from "../calls/use-write-keys";

class KeptKeys extends WriteKeys {
  /** The same was asked for under this key before this document was loaded. */
  adopt(args: unknown, key: string): void {
    this.unanswered.set(JSON.stringify(args), { key, since: Date.now() });
  }
}

/** A form for a new record that is kept while it is not sent. */
export class KeptFormWork {
  readonly keys = new KeptKeys();
  readonly keeper: FormKeeper;
  /** What is entered; undefined where nothing is. */
  readValues: () => object | undefined = () => undefined;

  constructor(
    readonly page: KeptPage,
    onSessionOver: (error: ConsoleError) => void,
  ) {
    this.keeper = new FormKeeper(keptServer(page), { read: () => this.readValues(), onSessionOver });
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
      const isNoNews = known !== undefined && saysNothingOfEarlier(error);
      this.keeper.endSend(isNoNews ? "unanswered" : outcomeOf(error));
      throw error;
    }
  }
}

function outcomeOf(error: unknown): Parameters<FormKeeper["endSend"]>[0] {
  if (isUnanswered(error)) return "unanswered";
  return doubtOf(error) === "unanswered" ? "unknown" : "refused";
}
