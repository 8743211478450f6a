import Database from "libsql";
import { z } from "zod";
import type { SessionStore } from "@/server/session/store/session-store";

const sessionSchema = z
  .object({ gen: z.number(), doubt: z.string(), sealed: z.string(), last_seen_at: z.number() })
  .optional();
const ownerSchema = z.object({ owner: z.string(), sender: z.string().nullable() }).optional();
const writeSchema = z.object({ answer: z.string().nullable() }).optional();

/**
 * The same store, but each write that it acknowledges is looked for at once through another connection, as another
 * process would: one that only this process sees throws.
 */
export function acknowledged(store: SessionStore, file: string): SessionStore {
  const elsewhere = new Database(file, { timeout: 1_000 });
  const rowOf = elsewhere.prepare("SELECT gen, doubt, sealed, last_seen_at FROM session WHERE key = ?");
  const byUser = elsewhere.prepare("SELECT gen, doubt, sealed, last_seen_at FROM session WHERE user_id = ?");
  const ownerOf = elsewhere.prepare("SELECT owner, sender FROM lease WHERE name = ?");
  const writeOf = elsewhere.prepare("SELECT answer FROM asked_write WHERE key = ?");
  const session = (key: string) => sessionSchema.parse(rowOf.get(key));
  const owner = (name: string) => ownerSchema.parse(ownerOf.get(name))?.owner;
  const sender = (name: string) => ownerSchema.parse(ownerOf.get(name))?.sender;
  const write = (key: string) => writeSchema.parse(writeOf.get(key));

  function expectWritten(what: string, isWritten: boolean): void {
    if (!isWritten) throw new Error(`${what} was acknowledged, and no other connection sees it.`);
  }

  return {
    ...store,
    async create(created) {
      await store.create(created);
      expectWritten("create", session(created.key)?.sealed === created.sealed);
    },
    async compareAndSet(key, gen, next) {
      const isDone = await store.compareAndSet(key, gen, next);
      if (isDone) expectWritten("compareAndSet", (session(key)?.gen ?? 0) > gen);
      return isDone;
    },
    async destroy(key, only) {
      const isDone = await store.destroy(key, only);
      if (isDone) expectWritten("destroy", session(key) === undefined);
      return isDone;
    },
    async destroyByUser(userId) {
      const count = await store.destroyByUser(userId);
      expectWritten("destroyByUser", byUser.get(userId) === undefined);
      return count;
    },
    async lease(name, by, lifeMs) {
      const answer = await store.lease(name, by, lifeMs);
      if (answer === "taken") expectWritten("lease", owner(name) === by);
      return answer;
    },
    async renew(name, by, lifeMs) {
      const isDone = await store.renew(name, by, lifeMs);
      if (isDone) expectWritten("renew", owner(name) === by);
      return isDone;
    },
    async beginSend(name, by, limits) {
      const answer = await store.beginSend(name, by, limits);
      if (answer.state !== "lost") expectWritten("beginSend", sender(name) === by);
      return answer;
    },
    async markDoubt(key, gen, doubt) {
      const isDone = await store.markDoubt(key, gen, doubt);
      if (isDone) expectWritten("markDoubt", session(key)?.doubt === doubt);
      return isDone;
    },
    async release(name, by, cooldownMs) {
      await store.release(name, by, cooldownMs);
      expectWritten("release", owner(name) !== by);
    },
    async claimWrite(key, request, life) {
      const answer = await store.claimWrite(key, request, life);
      expectWritten("claimWrite", write(key) !== undefined);
      return answer;
    },
    async completeWrite(key, sealed) {
      await store.completeWrite(key, sealed);
      expectWritten("completeWrite", (write(key)?.answer ?? sealed) === sealed);
    },
    async releaseWrite(key) {
      await store.releaseWrite(key);
      expectWritten("releaseWrite", write(key) === undefined);
    },
    async close() {
      elsewhere.close();
      await store.close();
    },
  };
}
