import { randomInt } from "node:crypto";
import { contextOn, newSession } from "@/tests/contract/session-store/session-fixtures";
import { isSessionId, keyOfSessionId, newSessionId } from "./session-id";
import { createSession, openSession } from "./sessions";
import { openSqliteStore } from "./store/sqlite-store";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ .%\n";

function mutated(id: string): string {
  const at = randomInt(id.length + 1);
  const letter = alphabet.charAt(randomInt(alphabet.length));
  const ways = [
    () => id.slice(0, at) + letter + id.slice(at + 1),
    () => id.slice(0, at) + letter + id.slice(at),
    () => id.slice(0, at) + id.slice(at + 1),
    () => id.toUpperCase(),
    () => newSessionId(),
  ];
  return ways[randomInt(ways.length)]?.() ?? "";
}

describe("session id", () => {
  it("S2 is 43 URL-safe characters, new each time", () => {
    const ids = Array.from({ length: 1_000 }, newSessionId);
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.every((id) => id.length === 43 && isSessionId(id))).toBe(true);
    expect(keyOfSessionId(newSessionId())).toMatch(/^[0-9a-f]{64}$/);
  });

  it("S3 of 10,000 mutated ids none opens the session, and the malformed ones are not looked up", async () => {
    const store = openSqliteStore(":memory:");
    let reads = 0;
    const read = (key: string) => {
      reads += 1;
      return store.read(key);
    };
    const context = contextOn({ ...store, read });
    const { id } = await createSession(context, newSession());
    let wellFormed = 0;
    for (let round = 0; round < 10_000; ) {
      const forged = mutated(id);
      if (forged === id) continue;
      round += 1;
      wellFormed += Number(isSessionId(forged));
      expect(await openSession(context, forged)).toBe("unknown");
    }
    expect(reads).toBe(wellFormed);
    for (const junk of [undefined, null, 7, {}, [id]]) expect(await openSession(context, junk)).toBe("unknown");
    expect(await openSession(context, id)).toMatchObject({ id, gen: 1 });
    await store.close();
  });
});
