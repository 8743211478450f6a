import type { SendCall } from "@/lib/calls/send-call";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { draftsCalls, type MachineCells, type Mapping, type MappingDetail } from "@/lib/resources/drafts/drafts.calls";

/** A mapping as the console reads it, of blueprint 1 in version 1. */
export function mappingOf(id: number, over: Partial<MappingDetail> = {}): MappingDetail {
  return {
    id,
    domain: "live-mapping",
    name: `Machine ${id}`,
    blueprint: { id: 1, name: "Duo" },
    blueprintVersion: 1,
    storages: [{ id, name: `Machine ${id}` }],
    createdBy: undefined,
    approvedBy: undefined,
    startDate: undefined,
    isApplied: undefined,
    created: undefined,
    shelves: [],
    lockers: [],
    liveWhenMade: undefined,
    applications: undefined,
    ...over,
  };
}

interface LivePlatform {
  send: SendCall;
  /** The cells of a machine as they are by now. */
  cellsOf(machine: number): MachineCells;
  /** Ids of the calls that were made. */
  asked: string[];
  /** What comes instead of a call's answer, by the call's id and what it names. */
  failures: Map<string, ErrorCode>;
}

/** Live mappings that can be read and set cell by cell, and saved drafts that can be read. */
export function livePlatform(machines: readonly MappingDetail[], drafts: readonly MappingDetail[] = []): LivePlatform {
  const live = new Map(machines.map((each) => [each.id, structuredClone(each)]));
  const failures = new Map<string, ErrorCode>();
  const asked: string[] = [];
  const answers: Record<string, (args: Args) => unknown> = {
    [draftsCalls.list.id]: ({ query }) => listed(query),
    [draftsCalls.one.id]: ({ params, query }) =>
      query.domain === "live-mapping" ? live.get(params.id) : drafts.find(({ id }) => id === params.id),
    [draftsCalls.setLiveShelfCell.id]: ({ body }) => set("shelves", body),
    [draftsCalls.setLiveLockerCell.id]: ({ body }) => set("lockers", body),
  };

  function listed({ domain, storageIds, offset = 0, limit }: Args["query"]) {
    const all: readonly Mapping[] = domain === "live-mapping" ? [...live.values()] : drafts;
    const items = all.filter(({ storages }) => !storageIds || storages.some(({ id }) => storageIds.includes(id)));
    return { items: items.slice(offset, offset + limit), totalCount: items.length };
  }
  function set(kind: "shelves" | "lockers", { id, product, ...flags }: Args["body"]) {
    const cells = [...live.values()].flatMap((each): Settable[] =>
      each[kind].flatMap((part): Settable[] => part.cells),
    );
    const cell = cells.find((each) => each.id === id);
    if (cell === undefined) throw new ConsoleError("not-found");
    const made = { id: product, name: `Product ${product}`, productNodeReference: product };
    Object.assign(cell, flags, { product: product === null ? undefined : made });
    return {};
  }
  const send: SendCall = async (call, args) => {
    asked.push(call.id);
    const { query = {}, params = {}, body = {} } = JSON.parse(JSON.stringify(args));
    const failure = failures.get(`${call.id} ${params.id ?? body.id ?? query.storageIds?.[0] ?? ""}`);
    if (failure !== undefined) throw new ConsoleError(failure);
    const data = answers[call.id]?.({ query, params, body });
    if (data === undefined) throw new ConsoleError("not-found");
    return JSON.parse(JSON.stringify({ data }));
  };
  const cellsOf = (machine: number): MachineCells => structuredClone(live.get(machine) ?? { shelves: [], lockers: [] });
  return { send, cellsOf, asked, failures };
}

type Settable = { id: number; product: unknown };

interface Args {
  query: { domain?: string; storageIds?: number[]; offset?: number; limit: number };
  params: { id: number };
  body: { id: number; product: number | null };
}
