import { onlineManager } from "@tanstack/react-query";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { type CallMeta, makeQueryClient } from "./query-client";

/** What is shown for a call that fails so. */
async function told(kind: "read" | "write", code: ErrorCode, meta: CallMeta = {}): Promise<string[]> {
  const heard: string[] = [];
  const client = makeQueryClient({
    sessionOver: (end) => heard.push(end),
    failedRead: (error) => heard.push(error.code),
    failedWrite: (error) => heard.push(error.code),
  });
  const fails = () => Promise.reject(new ConsoleError(code));
  const asked =
    kind === "read"
      ? client.fetchQuery({ queryKey: [code], queryFn: fails, meta })
      : client.getMutationCache().build(client, { mutationFn: fails, meta }).execute(undefined);
  await expect(asked).rejects.toThrow(ConsoleError);
  client.clear();
  return heard;
}

it("a failed write is told unless its place tells it", async () => {
  expect(await told("write", "upstream-failed")).toEqual(["upstream-failed"]);
  expect(await told("write", "upstream-failed", { quiet: true })).toEqual([]);
});

it("a write over a record that somebody else has changed is answered by its form alone", async () => {
  expect(await told("write", "changed-meanwhile")).toEqual([]);
});

it("a failed read is told unless its place tells it", async () => {
  expect(await told("read", "upstream-failed")).toEqual(["upstream-failed"]);
  expect(await told("read", "upstream-failed", { quiet: true })).toEqual([]);
});

it.each(["read", "write"] as const)("a session that is over is all that is told of a %s", async (kind) => {
  const ends = [
    ["unauthenticated", "session-ended"],
    ["session-ended", "session-ended"],
    ["other-account", "other-account"],
  ] as const;
  for (const [code, end] of ends)
    for (const meta of [{}, { quiet: true }]) expect(await told(kind, code, meta)).toEqual([end]);
});

it("ORDR-023 without a connection every call fails at once, and none is made by itself once the line is back", async () => {
  onlineManager.setOnline(false);
  try {
    expect(await told("write", "offline")).toEqual(["offline"]);
    expect(await told("read", "offline")).toEqual(["offline"]);
  } finally {
    onlineManager.setOnline(true);
  }
});
