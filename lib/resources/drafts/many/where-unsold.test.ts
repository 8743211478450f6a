import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import { readWhereUnsold } from "./where-unsold";

const machines = [1, 2, 3, 4].map((id) => ({ id }));

/** Machine 1 sells product 9, machine 3 cannot be asked. */
const send: SendCall = async (_call, args) => {
  const { storageId } = JSON.parse(JSON.stringify(args)).params;
  if (storageId === 3) throw new ConsoleError("upstream-failed");
  return JSON.parse(JSON.stringify({ data: storageId === 1 ? [{ id: 9 }] : [{ id: 8 }] }));
};

it("PRD-07 machines that do not sell a product are told, and those of which nobody knows are not taken for them", async () => {
  expect(await readWhereUnsold(9, machines, send)).toEqual({ unsold: [{ id: 2 }, { id: 4 }], unknown: [{ id: 3 }] });
  const over: SendCall = async () => {
    throw new ConsoleError("session-ended");
  };
  await expect(readWhereUnsold(9, machines, over)).rejects.toMatchObject({ code: "session-ended" });
});
