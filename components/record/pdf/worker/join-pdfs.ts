import { answerJoin } from "./join-files";
import type { JoinAnswer, JoinQuestion } from "./join-messages";

self.addEventListener("message", ({ data }: MessageEvent<JoinQuestion>) => {
  if ("take" in data || "join" in data) void answerJoin(data).then(say);
});
say({ isReady: true });

function say(said: JoinAnswer): void {
  self.postMessage(said, { transfer: "written" in said ? [said.written] : [] });
}
