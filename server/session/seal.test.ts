import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contextOn, grant, newSession } from "@/tests/contract/session-store/session-fixtures";
import { seal, unseal } from "./seal";
import { newSessionId } from "./session-id";
import { createSession, openSession } from "./sessions";
import { openSqliteStore } from "./store/sqlite-store";

describe("sealing", () => {
  const context = { id: newSessionId(), secret: "a secret of thirty-two characters", about: "gen 3" };

  it("opens with the same id, secret and subject alone", () => {
    const sealed = seal("content", context);
    expect(unseal(sealed, context)).toBe("content");
    expect(unseal(sealed, { ...context, id: newSessionId() })).toBeUndefined();
    expect(unseal(sealed, { ...context, secret: "another secret of 32 characters!!" })).toBeUndefined();
    expect(unseal(sealed, { ...context, about: "gen 2" })).toBeUndefined();
    expect(unseal(sealed, { ...context, id: "" })).toBeUndefined();
    expect(unseal("", context)).toBeUndefined();
  });

  it("notices every changed character", () => {
    const sealed = seal("content", context);
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
      expect(unseal(changed, context)).toBeUndefined();
    }
  });
});

describe("S8 a stolen store file", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-stolen-"));
  const path = join(folder, "sessions.sqlite");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("holds no secret in the clear, and the server's secret alone does not open it", async () => {
    const store = openSqliteStore(path);
    const session = await createSession(
      contextOn(store),
      newSession({ grant: grant({ accessToken: "canary-access", refreshToken: "canary-refresh" }) }),
    );
    const canaries = ["canary-access", "canary-refresh", "ana@demo.test", "Ana", "Pop", "ACQUIRER", session.id];
    const bytes = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1"))
      .join("");
    expect(bytes).toContain(session.key);
    expect(canaries.filter((canary) => bytes.includes(canary))).toEqual([]);
    const stored = await store.read(session.key);
    const secret = contextOn(store).secret;
    for (const id of ["", session.key, newSessionId()]) {
      expect(unseal(stored?.sealed ?? "", { id, secret, about: "gen 1" })).toBeUndefined();
    }
    const otherSecret = contextOn(store, { secret: "another secret of 32 characters!!" });
    expect(await openSession(otherSecret, session.id)).toBe("unknown");
    await store.close();
  });

  it("is private to its user, and S21 one that others may read is refused", () => {
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    chmodSync(path, 0o644);
    expect(() => openSqliteStore(path)).toThrow("chmod 600");
    // Whose mode is not to be changed, as that line would ask for.
    expect(() => openSqliteStore("/dev/null")).toThrow("is no file");
  });
});
