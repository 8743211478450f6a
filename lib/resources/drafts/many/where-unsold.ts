import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import { isSessionOver } from "@/lib/errors/session-over";
import { readSold } from "../facts/machine-facts";

/** Machines that do not sell a product, and those of which that is not known. */
export interface WhereUnsold<Machine> {
  unsold: readonly Machine[];
  unknown: readonly Machine[];
}

/** Asks each machine what it sells, few at a time. @throws where the session is over */
export async function readWhereUnsold<Machine extends { readonly id: number }>(
  product: number,
  machines: readonly Machine[],
  send: SendCall,
): Promise<WhereUnsold<Machine>> {
  const unsold = new Set<Machine>();
  const unknown = new Set<Machine>();
  await fewAtATime(machines, async (machine) => {
    try {
      if (!(await readSold(machine.id, send)).has(product)) unsold.add(machine);
    } catch (error) {
      if (isSessionOver(error)) throw error;
      unknown.add(machine);
    }
  });
  return { unsold: machines.filter((each) => unsold.has(each)), unknown: machines.filter((each) => unknown.has(each)) };
}
