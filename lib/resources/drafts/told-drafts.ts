import type { CallAnswer } from "@/lib/calls/call";
import { toldAnswer } from "@/lib/calls/told-answer";
import { isReviewer } from "@/lib/roles/reviewers";
import { draftsCalls } from "./drafts.calls";

type One = CallAnswer<typeof draftsCalls.one>;

/** Who approves and gets no answer is told of that approval as of her own. */
export const toldDrafts = [
  toldAnswer<typeof draftsCalls.one, One>(draftsCalls.one, {
    needsUserId: ({ approvedBy }, { roles }) => approvedBy !== undefined && isReviewer(roles),
    tell: (mapping, { userId }) => ({
      ...mapping,
      isOwnApproval: userId === undefined ? undefined : mapping.approvedBy?.id === userId,
    }),
  }),
];
