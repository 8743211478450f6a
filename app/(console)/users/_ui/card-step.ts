import type { Call } from "@/lib/calls/call";
import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { type User, usersCalls } from "@/lib/resources/users/users.calls";

export interface CardStepProps {
  user: User;
  onClose(): void;
  /** The dialog is gone. */
  onClosed(): void;
}

/** Whose answers say who carries which card. */
export const cardAnswers: readonly Call[] = [identificationCardsCalls.list, usersCalls.list, usersCalls.one];
