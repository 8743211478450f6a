import type { Canary } from "../fault-upstream/canaries";
import { secretsIn } from "../fault-upstream/canaries";
import type { WireAnswer } from "./http-exchange";

/** Looks at every answer of a console for planted secrets, and remembers what it found. */
export class LeakWatch {
  readonly leaks: string[] = [];
  looked = 0;
  private readonly own: Canary[] = [];

  /** From now on this text is a secret in logs and the session file too, e.g. the id in a cookie. */
  guard(name: string, marker: string): void {
    this.own.push({ name, marker, allowedIn: ["answer"] });
  }

  inspect(where: string, answer: WireAnswer): void {
    this.looked += 1;
    this.remember(`answer to ${where}`, secretsIn(answer.text, "answer", this.own));
    this.remember(`headers of ${where}`, secretsIn(JSON.stringify(answer.headers), "answer", this.own));
  }

  inspectLog(text: string): void {
    this.remember("log", secretsIn(text, "log", this.own));
  }

  inspectSessionFile(bytes: Buffer): void {
    this.remember("session file", secretsIn(bytes.toString("latin1"), "session-file", this.own));
  }

  private remember(place: string, names: readonly string[]): void {
    for (const name of names) this.leaks.push(`${name} in ${place}`);
  }
}
