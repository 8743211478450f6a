"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";

/** Rows at a time. */
const step = 10;

/** How many of a customer's rows are asked for: 10, and 10 more on each wish. Those that are there stay meanwhile. */
export function useMoreRows(userId: number, most: number) {
  const [limit, setLimit] = useState(step);
  return {
    asked: { filters: { userId }, offset: 0, limit },
    kept: { meta: { quiet: true }, placeholderData: keepPreviousData },
    more: () => setLimit((before) => Math.min(before + step, most)),
  };
}
