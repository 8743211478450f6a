import { longestPage } from "@/lib/calls/call";
import { sendCall } from "@/lib/calls/send-call";
import type { Choice, RecordSource } from "@/lib/choices/source";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { pagesOfRole } from "@/lib/roles/pages";
import { roles } from "@/lib/roles/roles";
import { fullName } from "@/lib/texts/full-name";

/** Whoever has one of these opens /inventory. */
const counterRoles = roles.filter((role) => pagesOfRole(role).includes("inventory"));

export interface Counter extends Choice {
  /** Whoever asks. */
  isOwn: boolean;
}

const key = [usersCalls.people.id, "counters"] as const;

/** Who may be named to count, whoever asks first. A platform filters by one role at a time. */
export const counters: RecordSource = {
  key,
  unasked: "all",
  longestLabel: 60,
  delay: () => 0,
  find: (_term, signal) => readCounters(signal),
  named: async (id, signal) => (await readCounters(signal)).find((person) => person.id === id)?.name,
};

/** All of them, as the field above has them in the cache. */
export const allCounters = {
  queryKey: [...key, ""],
  queryFn: ({ signal }: { signal: AbortSignal }) => readCounters(signal),
};

async function readCounters(signal: AbortSignal): Promise<Counter[]> {
  const answers = await Promise.all(
    counterRoles.map((role) =>
      sendCall(usersCalls.people, { query: { role, isActive: true, sort: "lastName", limit: longestPage } }, signal),
    ),
  );
  const people = new Map(answers.flatMap(({ data }) => data.items.map((person) => [person.id, person] as const)));
  return [...people.values()]
    .map((person): Counter => {
      const { id, isOwn } = person;
      return { id, isOwn, name: fullName(person), telling: `#${id}` };
    })
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.name.localeCompare(other.name, "ro"));
}
