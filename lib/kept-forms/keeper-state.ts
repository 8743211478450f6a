import type { ConsoleError } from "@/lib/errors/console-error";
import type { KeptContent } from "./kept-client";
import type { KeptFound } from "./kept-form";

/** A sending of which no answer came. */
export interface SentOnce {
  key: string;
  at: number;
  /** What was sent, as text. */
  values: string;
}

/**
 * What the person has to say before anything is kept. `offered`: something is kept, and nothing was entered here.
 * `other`: something was kept elsewhere meanwhile. `gone`: what was kept of this was sent or given up elsewhere.
 */
export type KeepQuestion = { kind: "offered" | "other"; found: KeptFound } | { kind: "gone" };

export interface KeeperState {
  question: KeepQuestion | undefined;
  /** Since when what is entered is not kept, in ms since the epoch; undefined where it is, or soon will be. */
  failing: { since: number; isTooLarge: boolean } | undefined;
  /** When it was sent without an answer: it may have been made. */
  sentAt: number | undefined;
}

export interface Entered {
  /** What is entered by now; undefined where nothing is. */
  read(): object | undefined;
  /** The session is over: the page leaves. */
  onSessionOver(error: ConsoleError): void;
}

/** What the server gave back: a release before may have kept less. */
export function contentOf(kept: KeptFound["kept"]): KeptContent {
  const { values, sent } = kept;
  const isSent = isRecord(sent) && typeof sent.key === "string" && isMoment(sent.at);
  return {
    values: isRecord(values) ? values : {},
    ...(isSent && { sent: { key: String(sent.key), at: Number(sent.at) } }),
  };
}

export function textOf(values: object): string {
  return JSON.stringify(values);
}

/** A number that is no moment would end the page that shows it. */
function isMoment(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
