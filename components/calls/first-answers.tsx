"use client";

import { type DehydratedState, HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { LateAnswer } from "@/lib/calls/late-answer";
import { expectAnswers } from "./late-answers";

interface FirstAnswersProps {
  /** Of the calls that the page begins with: the answers that were there when it was sent. */
  state: DehydratedState;
  late: readonly LateAnswer[];
  children: ReactNode;
}

/** What a page's server has asked for already, its screens need not ask for. */
export function FirstAnswers({ state, late, children }: FirstAnswersProps) {
  const cache = useQueryClient();
  useMemo(() => expectAnswers(cache, late), [cache, late]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
