/** What is deployed, for the settings panel: handed down by the layout, for only the server knows. */
export interface Deployment {
  version: string;
  /** Of the source, e.g. a commit; `unknown` where the build was not told. */
  revision: string;
  /** When this console began to run, ISO 8601 UTC. */
  startedAt: string;
  /** The operator's own platform, or the one that came with the console. */
  platform: "own" | "embedded";
}
