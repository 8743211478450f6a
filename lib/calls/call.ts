import type * as z from "#schema";
import type { PageKey } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";
import type { Params, ParamValues } from "./params";
import type { PathParams, PathValues } from "./path";

/**
 * Who may make a call: `public` needs no session; `signed-in` any session; a list of pages means
 * people who may open at least one of them.
 */
export type Access = "public" | "signed-in" | readonly PageKey[];

/** Who may make a call: `server` ones carry tokens (sign-in, refresh), and no browser may reach them. */
type Caller = "browser" | "server";

interface CallBase {
  /** The row of `docs/spec/calls.tsv`. */
  readonly id: string;
  readonly access: Access;
}

/** Who answers a REST call: the platform itself, or the marketplace service beside it (2§7). */
type Upstream = "platform" | "marketplace";

/** A REST call to the platform. `Wire` is what the platform sends, `Answer` what the program works with. */
export interface RestCall<
  Path extends string = string,
  Segments extends PathParams<Path> = PathParams<Path>,
  Query extends Params = Params,
  Body extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> extends CallBase {
  readonly kind: "rest";
  readonly caller: Caller;
  readonly upstream: Upstream;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: Path;
  readonly params: Segments;
  readonly query: Query;
  /** Whether its body may carry pictures as base64 (2§3 ImageUpload), and so be longer than others (P11). */
  readonly carriesImages: boolean;
  readonly body: Body;
  readonly answer: Answer;
  /**
   * Under which name its answer says the id of the record that its path names; `false` where what stands there is the
   * id of something else (`lib/calls/record-asked-for.ts`).
   */
  readonly answerId: string | false;
  /**
   * For a change: the call that reads the record which it changes, whose path has the record's `id`. Its answers come
   * with a version, and a change that names one is made only while the record still is of that version (decision 0024).
   */
  readonly changes: RestCall | undefined;
  /** Under which name of its path, or of its body, such a change says the record's id: `id` where nothing is said. */
  readonly changedId?: string;
  /** What `changedId` says is the id of one of the record's parts: gives those of the record as it was read. */
  partIds?(record: object): readonly number[];
  /** Whether such a change is made over what somebody has looked at alone: without a version it is refused. */
  readonly needsVersion?: boolean;
  /** A platform need not have it: its 404 or 405 says so, whatever page it comes with. */
  readonly isOptional: boolean;
  /**
   * Whether somebody with these (expanded) roles may make it so, where not all who may make it at all (`access`) may ask for
   * everything. @param body as its schema took it
   */
  allows(roles: readonly Role[], body: unknown): boolean;
}

/** A read over the binary remote call QueryCommand (2§7). */
export interface QueryCall<
  Name extends string = string,
  Filters extends Params = Params,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> extends CallBase {
  readonly kind: "query";
  readonly queryName: Name;
  readonly filters: Filters;
  /** One of these filters is said in every request: without any the platform would answer everybody's rows. */
  readonly needs?: readonly string[];
  /** The most rows one request may ask for. */
  readonly mostRows: number;
  readonly answer: Answer;
  /** `false` where the rows that it answers for an `id` are of something else than what bears that id. */
  readonly answerId?: string | false;
  /** The wire answer that stands for a jsonResponse which does not parse: an empty list (2§7). */
  readonly empty: z.input<Answer>;
}

/** A read of the documentation service: one binary remote call each, with the token beside it (2§7, reading 43). */
export interface DocumentationCall<
  Rpc extends string = string,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> extends CallBase {
  readonly kind: "documentation";
  readonly access: Exclude<Access, "public">;
  /** Of `ProductDocumentationService`. */
  readonly rpc: Rpc;
  /** Its request, under the wire's names. */
  readonly body: Body;
  readonly answer: Answer;
}

type BodyOf<Body> = Body extends z.core.$ZodType ? z.output<Body> : undefined;

/** A file that the platform makes. The browser opens it; the console checks that it is what it says. */
export interface DownloadCall<
  Path extends string = string,
  Segments extends PathParams<Path> = PathParams<Path>,
  Body extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
> extends CallBase {
  readonly kind: "download";
  /** A GET is a plain link; the others are asked for by a page, as any write is. */
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: Path;
  readonly params: Segments;
  readonly body: Body;
  /**
   * Who may make the call with these arguments, where not all who may make it at all (`access`) may ask for everything.
   * @param body as its schema gives it
   */
  accessTo(body: BodyOf<Body>): Exclude<Access, "public">;
  readonly file: "pdf" | "xlsx";
  /** Without extension; the path's values may follow it. Never the platform's own name. */
  readonly fileName: string;
  /** Whether a file without a byte is an answer: there is nothing to tell. */
  readonly mayBeEmpty: boolean;
}

/** Calls that lists and their records are read by. */
export type RowsCall = RestCall | QueryCall;

/** Calls whose answer is data, not a file. */
export type AnswerableCall = RowsCall | DocumentationCall;

export type Call = AnswerableCall | DownloadCall;

interface RestSettings<Path extends string, Segments, Query, Body, Answer> {
  id: string;
  access: Access;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: Path;
  params?: Segments;
  query?: Query;
  body?: Body;
  answer: Answer;
  answerId?: string | false;
  caller?: Caller;
  upstream?: Upstream;
  carriesImages?: boolean;
  changes?: RestCall;
  changedId?: string;
  partIds?(record: object): readonly number[];
  needsVersion?: boolean;
  isOptional?: boolean;
  allows?(roles: readonly Role[], body: BodyOf<Body>): boolean;
}

export function restCall<
  const Path extends string,
  Segments extends PathParams<Path>,
  Answer extends z.core.$ZodType,
  Query extends Params = Record<never, never>,
  Body extends z.core.$ZodType | undefined = undefined,
>(settings: RestSettings<Path, Segments, Query, Body, Answer>): RestCall<Path, Segments, Query, Body, Answer>;
export function restCall(
  settings: Omit<
    RestSettings<string, PathParams<string>, Params, z.core.$ZodType | undefined, z.core.$ZodType>,
    "allows"
  > &
    Partial<Pick<RestCall, "allows">>,
): RestCall {
  const usual = { upstream: "platform", carriesImages: false, caller: "browser" } as const;
  return {
    params: {},
    query: {},
    body: undefined,
    answerId: "id",
    changes: undefined,
    isOptional: false,
    allows: () => true,
    ...usual,
    ...settings,
    kind: "rest",
  };
}

/** The most rows that one call gives: what is read whole is read in pages of so many. */
export const longestPage = 250;

export function queryCall<const Name extends string, Filters extends Params, Answer extends z.core.$ZodType>(
  settings: Omit<QueryCall<Name, Filters, Answer>, "kind" | "mostRows" | "needs"> & {
    mostRows?: number;
    needs?: readonly (keyof Filters & string)[];
  },
) {
  return { mostRows: longestPage, ...settings, kind: "query" } satisfies QueryCall<Name, Filters, Answer>;
}

export function documentationCall<
  const Rpc extends string,
  Body extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(settings: Omit<DocumentationCall<Rpc, Body, Answer>, "kind">) {
  return { ...settings, kind: "documentation" } satisfies DocumentationCall<Rpc, Body, Answer>;
}

interface DownloadSettings<Path extends string, Segments, Body> {
  id: string;
  access: Exclude<Access, "public">;
  accessTo?(body: BodyOf<Body>): Exclude<Access, "public">;
  method?: "GET" | "POST" | "PATCH";
  path: Path;
  params: Segments;
  body?: Body;
  file: "pdf" | "xlsx";
  fileName: string;
  mayBeEmpty?: boolean;
}

export function downloadCall<
  const Path extends string,
  Segments extends PathParams<Path>,
  Body extends z.core.$ZodType | undefined = undefined,
>(settings: DownloadSettings<Path, Segments, Body>): DownloadCall<Path, Segments, Body>;
export function downloadCall(
  settings: DownloadSettings<string, PathParams<string>, z.core.$ZodType | undefined>,
): DownloadCall {
  const { access } = settings;
  return { method: "GET", body: undefined, mayBeEmpty: false, accessTo: () => access, ...settings, kind: "download" };
}

/**
 * What a caller hands over: path values, query or filters, paging, body; each only where the call has it. A change may
 * name the version of the record that it starts from.
 */
export type CallArgs<C extends Call> = C extends RestCall
  ? Filled<"params", PathValues<C["params"]>> &
      Filled<"query", ParamValues<C["query"]>> &
      (C["body"] extends z.core.$ZodType ? { body: z.input<C["body"]> } : unknown) &
      (C["changes"] extends undefined ? unknown : { version?: string | undefined })
  : C extends QueryCall
    ? Filled<"filters", ParamValues<C["filters"]>> & {
        offset?: number;
        limit?: number;
      }
    : C extends DocumentationCall
      ? { body: z.input<C["body"]> }
      : C extends DownloadCall
        ? Filled<"params", PathValues<C["params"]>> &
            (C["body"] extends z.core.$ZodType ? { body: z.input<C["body"]> } : unknown)
        : never;

/** A part is required when one of its values is, optional when all are, absent when there are none. */
type Filled<Name extends string, Values> = keyof Values extends never
  ? unknown
  : Record<never, never> extends Values
    ? { [K in Name]?: Values }
    : { [K in Name]: Values };

/** What the program gets. */
export type CallAnswer<C extends Call> = C extends {
  answer: infer A extends z.core.$ZodType;
}
  ? z.output<A>
  : never;
/** What the platform sends. */
export type CallWire<C extends Call> = C extends {
  answer: infer A extends z.core.$ZodType;
}
  ? z.input<A>
  : never;
