"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { FailedPage } from "@/components/shell/failed-page";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <FailedPage error={error} onRetry={retry} />;
}
