import "server-only";
import { serveShell } from "@/lib/offline/serve-shell";
import { keptCache, refreshShell, shellPath } from "@/lib/offline/shell";
import { currentDeployment } from "../../deployment";
import { publicRoute } from "../route";

/** A page that counts waits no longer than so many milliseconds for a network that takes everything and brings nothing. */
const timeouts = { "/inventory": 10_000 };

/** GET `/api/service-worker`: the script that keeps the shell for counting without a network. It holds no data. */
export const serviceWorker = publicRoute({ name: "service-worker", countsAsUse: false }, async () => {
  const { version, revision } = currentDeployment();
  const release = `${version} ${revision ?? ""}`;
  const settings = { release, cache: keptCache, shell: shellPath, refresh: refreshShell, timeouts };
  return new Response(`(${serveShell})(${JSON.stringify(settings)})`, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "private, no-store",
      // Its own address lies deeper than the pages for which it stands in.
      "service-worker-allowed": "/",
    },
  });
});
