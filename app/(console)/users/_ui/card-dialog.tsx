"use client";

import type { IdentificationCard } from "@/lib/resources/users/identification-cards.calls";
import { AssignCard } from "./assign-card";
import type { CardStepProps } from "./card-step";
import { UnassignCard } from "./unassign-card";

export interface CardDialogProps extends CardStepProps {
  /** The card that is to be taken back, or that one is to be handed out. */
  step: "assign" | IdentificationCard;
}

/** What is done with a user's cards; fetched when somebody is about to, for the list needs none of it. */
export function CardDialog({ step, ...rest }: CardDialogProps) {
  return step === "assign" ? <AssignCard {...rest} /> : <UnassignCard {...rest} card={step} />;
}
