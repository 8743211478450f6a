import "server-only";
import { z } from "zod";
import { type KeptFound, type KeptPage, keptForMs } from "@/lib/kept-forms/kept-form";
import { accountOf } from "./account-of";
import type { SessionContext } from "./context";
import { readDeviceLabel } from "./device-label";
import { type SealContext, seal, unseal } from "./seal";
import type { OpenSession } from "./sessions";
import type { KeptPlace } from "./store/kept-forms";

/** What is sealed. */
const keptSchema = z.object({ at: z.number(), device: z.string(), kept: z.record(z.string(), z.unknown()) });

export interface NewKept {
  page: KeptPage;
  version: string;
  /** The version that it is written over; null where the writer knows of none. */
  after: string | null;
  kept: Record<string, unknown>;
  /** From `deviceLabel`. */
  device: string;
}

/** What this person has kept of a page's form, from whatever session. */
export async function readKept(
  context: SessionContext,
  session: OpenSession,
  page: KeptPage,
): Promise<KeptFound | undefined> {
  return (await stored(context, session, page))?.found;
}

/** What lies there; nothing is found in it where it cannot be opened, as under a secret of before. */
async function stored(context: SessionContext, session: OpenSession, page: KeptPage) {
  const row = await context.store.readKept(placeOf(session, page));
  if (row === undefined) return undefined;
  const { version, sealed } = row;
  const plain = unseal(sealed, sealContext(context, session, page, version));
  const opened = plain === undefined ? undefined : keptSchema.safeParse(JSON.parse(plain)).data;
  const found: KeptFound | undefined = opened && {
    page,
    version,
    at: opened.at,
    ...readDeviceLabel(opened.device),
    kept: opened.kept,
  };
  return { version, found };
}

/** @returns whether it was written; it is not where somebody else has written meanwhile */
export async function writeKept(
  context: SessionContext,
  session: OpenSession,
  { page, version, after, kept, device }: NewKept,
): Promise<boolean> {
  const plain = JSON.stringify({ at: context.clock(), device, kept });
  const sealed = seal(plain, sealContext(context, session, page, version));
  const writeOver = (before: string | null): Promise<boolean> =>
    context.store.writeKept(placeOf(session, page), { version, sealed }, before, keptForMs);
  if (await writeOver(after)) return true;
  if (after !== null) return false;
  // Nobody can be shown what cannot be opened: it is in nobody's way.
  const there = await stored(context, session, page);
  return there !== undefined && there.found === undefined && writeOver(there.version);
}

/** @param version this one alone; any where it is left out */
export function dropKept(
  { store }: SessionContext,
  session: OpenSession,
  page: KeptPage,
  version?: string,
): Promise<boolean> {
  return store.dropKept(placeOf(session, page), version);
}

function placeOf({ userId }: OpenSession, page: KeptPage): KeptPlace {
  return { userId, form: page };
}

/** A session's own seal dies with its cookie: this one is the account's, in whatever session it is opened. */
function sealContext(
  { secret }: SessionContext,
  { record }: OpenSession,
  page: KeptPage,
  version: string,
): SealContext {
  return { id: accountOf(record.email), secret, use: "kept", about: `${page} ${version}` };
}
