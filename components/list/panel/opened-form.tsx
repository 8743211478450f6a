"use client";

import { NotLoaded } from "@/components/feedback/not-loaded";
import { useLazyCode } from "@/components/ui/lazy-code";
import type { LazyForm } from "./lazy-form";
import { PreviewSkeleton } from "./preview-skeleton";

interface OpenedFormProps<Props extends object> {
  form: LazyForm<Props>;
  props: Props;
}

/** A form, once its code is there. */
export function OpenedForm<Props extends object>({ form, props }: OpenedFormProps<Props>) {
  const { loaded: Form, isMissing, ask } = useLazyCode(form);
  if (Form !== undefined) return <Form {...props} />;
  return isMissing ? <NotLoaded onRetry={ask} /> : <PreviewSkeleton />;
}
