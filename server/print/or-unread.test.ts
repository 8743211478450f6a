import { ConsoleError } from "@/lib/errors/console-error";
import { ClientAborted } from "../upstream/upstream-fault";
import { orUnread } from "./or-unread";

it("PRD-07 a paper goes without what cannot be read, but none is printed for who has left or is signed out", async () => {
  expect(await orUnread(Promise.resolve(3))).toBe(3);
  expect(await orUnread(Promise.reject(new ConsoleError("upstream-failed")))).toBeUndefined();
  await expect(orUnread(Promise.reject(new ConsoleError("session-ended")))).rejects.toMatchObject({
    code: "session-ended",
  });
  await expect(orUnread(Promise.reject(new ClientAborted()))).rejects.toThrow(ClientAborted);
});
