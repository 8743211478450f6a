"use client";

import { useEffect, useState } from "react";
import { isSessionOver } from "@/lib/errors/session-over";
import { readSession } from "@/lib/session/session-client";

/** How often it is asked, and how long it is waited for before nobody answers, in milliseconds. */
const asksEvery = 5_000;
const timeout = 3_000;

/** `away`: the console does not answer, so that nobody can be asked. */
export type WhoIsThere =
  | { readonly state: "asking" | "away" }
  | { readonly state: "there"; readonly account: string | undefined };

/** Who is signed in here, as far as the console can be asked: a network that is there may lead nowhere. */
export function useWhoIsThere(): WhoIsThere {
  const [who, setWho] = useState<WhoIsThere>({ state: "asking" });
  useEffect(() => {
    const listening = new AbortController();
    const tell = (found: WhoIsThere): void => {
      if (!listening.signal.aborted) setWho((before) => (isSame(before, found) ? before : found));
    };
    async function look(): Promise<void> {
      const late = setTimeout(tell, timeout, { state: "away" });
      tell(
        await readSession().then(
          ({ account }): WhoIsThere => ({ state: "there", account }),
          (error: unknown): WhoIsThere =>
            isSessionOver(error) ? { state: "there", account: undefined } : { state: "away" },
        ),
      );
      clearTimeout(late);
    }
    void look();
    const timer = setInterval(() => void look(), asksEvery);
    for (const event of ["online", "focus", "storage"]) window.addEventListener(event, () => void look(), listening);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
  return who;
}

function isSame(one: WhoIsThere, other: WhoIsThere): boolean {
  return one.state === other.state && accountOf(one) === accountOf(other);
}

function accountOf(who: WhoIsThere): string | undefined {
  return who.state === "there" ? who.account : undefined;
}
