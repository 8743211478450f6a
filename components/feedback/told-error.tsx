"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { ConsoleError } from "@/lib/errors/console-error";
import { usePlainErrorText } from "./use-plain-error-text";

const loadErrorText = () => import("./error-text").then(({ ErrorText }) => ErrorText);

/** What an error says. The reasons for which a platform refuses a field are fetched where it names one: few visits see any. */
export function ToldError({ error }: { error: unknown }) {
  const plainText = usePlainErrorText();
  const [ErrorText, ask] = useOnDemand(loadErrorText);
  const isQuoted = error instanceof ConsoleError && error.shownText !== undefined;
  useEffect(() => {
    if (isQuoted) ask();
  }, [isQuoted, ask]);
  return isQuoted && ErrorText ? <ErrorText error={error} /> : plainText(error);
}
