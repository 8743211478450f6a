import { ensureBuilt } from "../server/launch/build.mjs";

/** Jest's global setup of the contract tests: they run the console as it is built from what lies here now. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it.
export default () => ensureBuilt();
