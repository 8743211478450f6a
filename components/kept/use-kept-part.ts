"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { KeptFormWork } from "./kept-form-work";

interface PartOptions<Value> {
  value: Value;
  isEmpty(value: Value): boolean;
  /** What was kept, in this part's shape; an empty one where it does not fit, or there was nothing. */
  read(given: unknown): Value;
  /** It is given back, in place of what is there. */
  onGiven(value: Value): void;
}

/**
 * Has something beside a form's values kept with them, and given back with them.
 * @param kept undefined where the form is not kept
 * @param name tells parts of one form apart
 */
export function useKeptPart<Value>(
  kept: KeptFormWork | undefined,
  name: string,
  { value, isEmpty, read, onGiven }: PartOptions<Value>,
): void {
  const take = useEffectEvent((given: unknown) => onGiven(read(given)));
  const put = useEffectEvent((next: Value) => kept?.setPart(name, isEmpty(next) ? undefined : next));
  useEffect(() => kept?.addPart(name, (given) => take(given)), [kept, name]);
  const isFirst = useRef(true);
  useEffect(() => {
    // What it begins with is nobody's entry.
    if (isFirst.current) isFirst.current = false;
    else put(value);
  }, [value]);
}
