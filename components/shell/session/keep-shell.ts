import { refreshShell, serviceWorkerPath } from "@/lib/offline/shell";

/** Has the browser keep the shell for when its network is away, in the language of now. Without it nothing else changes. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(serviceWorkerPath, { scope: "/", updateViaCache: "none" }).then(
    ({ active }) => active?.postMessage(refreshShell),
    () => undefined,
  );
}
