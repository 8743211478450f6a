/** The page that stands in where there is no network. It holds no data. */
export const shellPath = "/offline";
/** The script that keeps it. */
export const serviceWorkerPath = "/api/service-worker";
/** Cache Storage that outlives a sign-out (1§4). */
export const keptCache = "v2";
/** What a page tells the service worker: the shell is fetched anew, in the language of now. */
export const refreshShell = "refresh-shell";
/** Key of the browser's storage: by whose mark counts are shown without a network. It goes with the session. */
export const countingAccountKey = "counting-account";
