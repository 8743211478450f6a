import { draftsCalls, type MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { type Answer, clientOf, type PlatformClient } from "./platform-client";

/** A machine, by what a draft of it has to say. */
export interface Built {
  storage: number;
  blueprint: number;
  version: number;
}

const noMachine: Built = { storage: 0, blueprint: 0, version: 0 };

/** Starts a platform for the tests of a file, with a mapper, a reviewer, and a machine of a blueprint's present version. */
export function mappingSuite() {
  let platform: StartedPlatform;
  let mapper: PlatformClient;
  let reviewer: PlatformClient;
  let built = noMachine;

  beforeAll(async () => {
    platform = await startPlatform();
    mapper = await clientOf(platform.restUrl, "shelves-mapper@demo.test");
    reviewer = await clientOf(platform.restUrl, "mapper-qc@demo.test");
    built = (await machines())[0] ?? noMachine;
  });
  afterAll(() => platform.stop());

  /** Machines that a draft of their blueprint can be made for. */
  async function machines(): Promise<Built[]> {
    const { items } = await mapper.read(draftsCalls.list, "mapping-drafts?domain=live-mapping&limit=250");
    const blueprints = await mapper.read(draftsCalls.blueprints, "bob-blueprints");
    return items.flatMap(({ id, blueprint, blueprintVersion: version }) => {
      const newest = blueprints.find((each) => each.id === blueprint?.id);
      return blueprint !== undefined && version !== undefined && newest?.version === version
        ? [{ storage: id, blueprint: blueprint.id, version }]
        : [];
    });
  }

  const one = (id: number, domain = "mapping-draft"): Promise<MappingDetail> =>
    mapper.read(draftsCalls.one, `mapping-drafts/${id}?domain=${domain}`);
  const post = (path: string, body?: unknown): Promise<Answer> =>
    mapper.request("POST", `mapping-drafts/${path}`, body);
  const set = (path: string, body: unknown): Promise<Answer> => mapper.request("PATCH", path, body);
  const approve = (id: number, by = reviewer): Promise<Answer> => by.request("PATCH", `mapping-drafts/approve/${id}`);

  /** @returns the id of the draft that an answer says was made */
  async function madeBy(answer: Promise<Answer>): Promise<number> {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return Number(Object(body).id);
  }

  return {
    now: () => ({ platform, mapper, reviewer, built }),
    machines,
    one,
    live: (storage: number) => one(storage, "live-mapping"),
    post,
    set,
    approve,
    madeBy,
    /** An empty draft of the machine. */
    newDraft: (startDate: string | null = null, name = "Schiță") =>
      madeBy(post("from-blueprint", { blueprint: built.blueprint, name, storages: [built.storage], startDate })),
    cloneOf: (id: number, startDate: string | null = null) =>
      madeBy(post(`${id}/clone`, { name: "Copie", storages: [built.storage], startDate })),
  };
}

/** What the cells of a mapping hold, in the order of the wire. */
export function settingsOf({ shelves, lockers }: Pick<MappingDetail, "shelves" | "lockers">) {
  return {
    shelves: shelves.map(({ storageZone, position, cells }) => [
      storageZone,
      position,
      cells.map((cell) => [cell.position, cell.alias, cell.product?.id, cell.renewProduct, cell.capacity]),
    ]),
    lockers: lockers.map(({ position, selfPosition, cells }) => [
      position,
      selfPosition,
      cells.map((cell) => [cell.alias, cell.product?.id, cell.fillOnDemand, cell.capacity]),
    ]),
  };
}
