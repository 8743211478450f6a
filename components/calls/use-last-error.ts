"use client";

import { useState } from "react";

interface AskedQuery {
  error: unknown;
  data: unknown;
}

/**
 * Why a query has no answer, also while it is asked again: React Query forgets the error as soon as it does, and a
 * screen that did the same would flicker.
 *
 * @returns null while the first answer is on its way, and once there is one
 */
export function useLastError({ error, data }: AskedQuery): unknown {
  const [last, setLast] = useState(error);
  const kept = data === undefined ? (error ?? last) : null;
  if (kept !== last) setLast(kept);
  return kept;
}
