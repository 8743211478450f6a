import type { CallArgs } from "@/lib/calls/call";
import { omitNulls } from "@/lib/calls/omit-nulls";
import type { draftsCalls, Mapping } from "../drafts.calls";
import type { MappingDomain } from "../mapping-schema";

/** What a new draft begins with (MAPP-006): the structure of a blueprint, a saved draft, or a machine as it is mapped (MAPP-016). */
export interface DraftStrategy {
  name: MappingDomain;
  /** Of the blueprint, the draft or the storage. */
  id: number;
  /** What people call it. */
  label: string;
  /** It is the row that is open in the list. */
  isFromTable: boolean;
  /** In which the draft will be: a blueprint's present one, a draft's own; undefined where it is not known. */
  blueprintVersion: number | undefined;
}

/** What the form holds. */
export interface NewDraftForm {
  origin: MappingDomain;
  /** Id, as text; empty until one is chosen. */
  originId: string;
  name: string;
  /** Ids. */
  storages: number[];
  /** YYYY-MM-DD; empty where there is none. */
  startDate: string;
  /** Id of the draft that an earlier try has made, as text: it is gone on with, never made again. */
  made: string;
}

type Machine = { id: number; bobs: { blueprint: { id: number }; blueprintVersion: number } | undefined };

/** Of a machine the draft is of its blueprint as that is now; so it is of a blueprint, whose platform may not tell its version with its cells. */
export function takesPresentVersion({
  domain,
  blueprintVersion,
}: Pick<Mapping, "domain" | "blueprintVersion">): boolean {
  return domain === "live-mapping" || (domain === "bob-blueprint" && blueprintVersion === undefined);
}

/** @param blueprint as it is now, where `takesPresentVersion`; a blueprint's and a draft's versions are else their own */
export function strategyOf(
  mapping: Pick<Mapping, "domain" | "id" | "name" | "blueprintVersion">,
  { isFromTable, blueprint }: { isFromTable: boolean; blueprint: { version: number } | undefined },
): DraftStrategy {
  const { domain: name, id, name: label, blueprintVersion } = mapping;
  return {
    name,
    id,
    label,
    isFromTable,
    blueprintVersion: takesPresentVersion(mapping) ? blueprint?.version : blueprintVersion,
  };
}

/** The machines of a blueprint, by whether a draft of a version of it may be for them. */
interface MachinesByVersion<Each> {
  offered: Each[];
  /** Built by another version of it. */
  others: (Each & { bobs: NonNullable<Machine["bobs"]> })[];
  /** Of some that are offered it is not known by which version they are built. */
  isUntold: boolean;
}

/** @param version of the draft; undefined where it is not known */
export function machinesByVersion<Each extends Machine>(
  machines: readonly Each[],
  version: number | undefined,
): MachinesByVersion<Each> {
  const isOther = (machine: Each): machine is MachinesByVersion<Each>["others"][number] =>
    version !== undefined && machine.bobs !== undefined && machine.bobs.blueprintVersion !== version;
  const offered = machines.filter((machine) => !isOther(machine));
  return {
    offered,
    others: machines.filter(isOther),
    isUntold: offered.some(({ bobs }) => version === undefined || bobs === undefined),
  };
}

/** What is filled in ahead: of a clone all that it mends, of a machine that machine. */
export function prefilled(
  mapping: Pick<Mapping, "domain" | "name" | "storages" | "startDate">,
  { today, noted }: { today: string; noted: string | undefined },
): Pick<NewDraftForm, "name" | "storages" | "startDate"> {
  const isClone = mapping.domain === "mapping-draft";
  const start = isClone ? mapping.startDate : undefined;
  return {
    name: isClone ? mapping.name : "",
    storages: mapping.domain === "bob-blueprint" ? [] : mapping.storages.map(({ id }) => id),
    // A day that is past would be applied at once: nobody chose that again.
    startDate: [start, noted].find((day) => day !== undefined && day >= today) ?? "",
  };
}

type HeadBody = CallArgs<typeof draftsCalls.clone>["body"];

/** What the form sends, whatever the draft begins with. */
export function toBody({ name, storages, startDate }: NewDraftForm): HeadBody {
  return { name: name.trim(), storages, ...omitNulls({ startDate: startDate === "" ? null : startDate }) };
}
