import type { CountPlan } from "@/lib/resources/inventory/begin/begin-count";
import type { NewCountForm } from "@/lib/resources/inventory/begin/new-count";

/** What was begun before something failed, and the form with which saving again goes on with it. */
interface BegunCounts {
  form: NewCountForm;
  /** By id. */
  begun: ReadonlyMap<number, CountPlan>;
}

/** By account, while its tab lives: after that the list has them. */
const kept = new Map<string, BegunCounts>();

export const begunCounts = {
  of: (account: string): BegunCounts | undefined => kept.get(account),
  keep: (account: string, counts: BegunCounts): void => void kept.set(account, counts),
  forget: (account: string): void => void kept.delete(account),
};
