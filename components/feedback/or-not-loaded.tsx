"use client";

import type { ComponentType } from "react";
import { type LazyCode, lazyCode, useLazyCode } from "@/components/ui/lazy-code";
import { NotLoaded } from "./not-loaded";

/**
 * For `dynamic`: a part of a page, e.g. a section of a preview. Where its code cannot be fetched it takes no page along: its
 * place says so, and a press there asks again, as does each place that is drawn from then on.
 */
export function orNotLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  const code = lazyCode(load);
  return () => code.fetchCode().catch(() => (props: Props) => <LatePart code={code} props={props} />);
}

interface LatePartProps<Props extends object> {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
}

/** React keeps what `dynamic` was given at first: this stands in its place from then on. */
function LatePart<Props extends object>({ code, props }: LatePartProps<Props>) {
  const { loaded: Part, isMissing, ask } = useLazyCode(code);
  if (Part !== undefined) return <Part {...props} />;
  return isMissing && <NotLoaded onRetry={ask} />;
}
