import { type CallAnswer, type CallArgs, longestPage } from "@/lib/calls/call";
import { readAllPages } from "@/lib/calls/read-all-pages";
import { sendCall } from "@/lib/calls/send-call";
import type { Choice, RecordSource } from "@/lib/choices/source";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { pagesOfRole } from "@/lib/roles/pages";
import { type Role, roles } from "@/lib/roles/roles";
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
  find: (_term, signal) => readCounters(askOf(signal)),
  named: async (id, signal) => (await readCounters(askOf(signal))).find((person) => person.id === id)?.name,
};

/** All of them, as the field above has them in the cache. */
export const allCounters = {
  queryKey: [...key, ""],
  queryFn: ({ signal }: { signal: AbortSignal }) => readCounters(askOf(signal)),
};

type Ask = (args: CallArgs<typeof usersCalls.people>) => Promise<CallAnswer<typeof usersCalls.people>>;

function askOf(signal: AbortSignal): Ask {
  return async (args) => (await sendCall(usersCalls.people, args, signal)).data;
}

/**
 * Everybody who opens /inventory, each once: who is missing here could be named by nobody.
 * @throws what reading throws
 */
export async function readCounters(ask: Ask): Promise<Counter[]> {
  const people = (await Promise.all(counterRoles.map(readRole))).flat();
  return [...new Map(people.map((person) => [person.id, person])).values()]
    .map((person): Counter => {
      const { id, isOwn } = person;
      return { id, isOwn, name: fullName(person), telling: `#${id}` };
    })
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.name.localeCompare(other.name, "ro"));

  function readRole(role: Role) {
    const query = { role, isActive: true, sort: "lastName" as const, order: "ASC" as const, limit: longestPage };
    return readAllPages(longestPage, (offset) => ask({ query: { ...query, offset } }));
  }
}
