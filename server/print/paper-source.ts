import "server-only";
import type { SendCall } from "@/lib/calls/send-call";
import type { Role } from "@/lib/roles/roles";
import type { RefusedFile } from "../bff/fault-page";

/** What is asked for: `/api/print/<page>/<id>/<kind>?<wish>`. */
export interface AskedPaper {
  id: number;
  kind: string;
  wish: URLSearchParams;
}

/** Who asks, and how their paper's calls are made. */
export interface PaperTools {
  send: SendCall;
  /** Aborts when they leave. */
  signal: AbortSignal;
  /** Expanded. */
  roles: readonly Role[];
  /** First and last name. */
  person: string;
}

/** What can be printed of a page's records. */
export interface PaperSource {
  kinds: readonly string[];
  /** Whether a parameter of the address is one of its own for a paper of this kind, with a value that it takes. */
  takes(name: string, value: string, kind: string): boolean;
  /** @returns the PDF @throws ConsoleError */
  make(asked: AskedPaper, tools: PaperTools): Promise<Buffer>;
  /** It opens in a window of its own, where nobody reads an envelope. */
  refused(asked: Omit<AskedPaper, "wish">): Promise<RefusedFile>;
}
