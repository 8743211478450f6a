import { onceParentEnds } from "./parent.mjs";

/** The embedded platform as its own process: it ends with the command that started it, as the console does. */
onceParentEnds(() => process.kill(process.pid, "SIGTERM"));
await import("../../platform/main.ts");
