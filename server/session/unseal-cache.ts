import "server-only";
import type { SealContext } from "./seal";

const most = 500;
/** Milliseconds. A person at work asks again within them; tokens of others should not stay in memory unsealed. */
const unusedMs = 5 * 60_000;

interface Opened<T> extends Omit<SealContext, "id"> {
  sealed: string;
  content: T;
  usedAt: number;
}

/**
 * Remembers what sealed texts held, for those who show again all that is needed to open them: one text for each session
 * id, the latest. Each sealing has a nonce of its own, so a text stands for one content. Forgets what was not used for
 * five minutes, and beyond 500 the longest unused.
 */
export class UnsealCache<T> {
  /** The longest unused first. */
  private readonly byId = new Map<string, Opened<T>>();
  private cleaning: NodeJS.Timeout | undefined;

  get(sealed: string, { id, secret, about }: SealContext): T | undefined {
    const opened = this.byId.get(id);
    if (opened === undefined || opened.sealed !== sealed) return undefined;
    if (opened.secret !== secret || opened.about !== about) return undefined;
    this.byId.delete(id);
    this.byId.set(id, { ...opened, usedAt: Date.now() });
    return opened.content;
  }

  set(sealed: string, { id, secret, about }: SealContext, content: T): void {
    this.byId.delete(id);
    this.byId.set(id, { sealed, secret, about, content, usedAt: Date.now() });
    const [longestUnused] = this.byId.keys();
    if (this.byId.size > most && longestUnused !== undefined) this.byId.delete(longestUnused);
    this.cleaning ??= setInterval(() => this.clean(), unusedMs / 5).unref();
  }

  private clean(): void {
    for (const [id, { usedAt }] of this.byId) {
      if (usedAt > Date.now() - unusedMs) return;
      this.byId.delete(id);
    }
    clearInterval(this.cleaning);
    this.cleaning = undefined;
  }
}
