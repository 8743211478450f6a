import "server-only";
import type { SealContext } from "./seal";

const most = 500;

interface Opened<T> extends SealContext {
  content: T;
}

/**
 * Remembers what sealed texts held, for those who show again all that is needed to open them. Each
 * sealing has a nonce of its own, so a text stands for one content; a session's next record is
 * another text. Forgets the longest unused beyond 500.
 */
export class OpenedTexts<T> {
  private readonly bySealed = new Map<string, Opened<T>>();

  get(sealed: string, { id, secret, gen }: SealContext): T | undefined {
    const opened = this.bySealed.get(sealed);
    if (opened === undefined || opened.id !== id || opened.secret !== secret || opened.gen !== gen) return undefined;
    this.bySealed.delete(sealed);
    this.bySealed.set(sealed, opened);
    return opened.content;
  }

  keep(sealed: string, context: SealContext, content: T): void {
    this.bySealed.set(sealed, { ...context, content });
    const [longestUnused] = this.bySealed.keys();
    if (this.bySealed.size > most && longestUnused !== undefined) this.bySealed.delete(longestUnused);
  }
}
