import { askBff } from "@/lib/calls/ask-bff";
import type { KeptFound, KeptPage, KeptWhere } from "./kept-form";

/** What was entered into a form, and a sending of which no answer came. */
export interface KeptContent {
  values: object;
  sent?: { key: string; at: number };
}

/** Where a form's entries are kept. Every function throws ConsoleError. */
export interface KeptServer {
  read(): Promise<KeptFound | null>;
  /** @throws ConsoleError changed-meanwhile where the version that is kept is not `after` */
  write(version: string, after: string | null, kept: KeptContent): Promise<void>;
  /** Drops this version, and no other one. */
  drop(version: string): Promise<void>;
}

export function keptServer(page: KeptPage): KeptServer {
  const address = `/api/kept/${page}`;
  return {
    read: async () => (await askBff<KeptFound | null>({ method: "GET", address })).data,
    async write(version, after, kept) {
      await askBff({ method: "POST", address, body: JSON.stringify({ version, after, kept }) });
    },
    async drop(version) {
      await askBff({ method: "DELETE", address: `${address}?version=${version}` });
    },
  };
}

/** All that is kept for this person, without what it is. */
export async function listKept(): Promise<KeptWhere[]> {
  return (await askBff<KeptWhere[]>({ method: "GET", address: "/api/kept" })).data;
}
