import type { CallAnswer } from "@/lib/calls/call";
import { toldAnswer } from "@/lib/calls/told-answer";
import { usersCalls } from "./users.calls";

type People = CallAnswer<typeof usersCalls.people>;
type Own = CallAnswer<typeof usersCalls.own>;

/** A platform searches by parts of an address: of others than the one who asks nothing leaves the server. */
export const toldUsers = [
  toldAnswer<typeof usersCalls.people, People>(usersCalls.people, {
    needsUserId: ({ items }) => items.length > 0,
    tell: ({ items, ...rest }, { userId }) => ({
      ...rest,
      items: items.map((person) => ({ ...person, isOwn: person.id === userId })),
    }),
  }),
  toldAnswer<typeof usersCalls.own, Own>(usersCalls.own, {
    tell({ items }, { email }) {
      const own = items.filter((user) => user.email.toLowerCase() === email.toLowerCase());
      return { items: own, totalCount: own.length };
    },
  }),
];
