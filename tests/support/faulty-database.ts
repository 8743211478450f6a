import { setTimeout as pause } from "node:timers/promises";
import type { Database, Writer } from "@/platform/db/database";

/** A database that dies at a change of rows, before it is made. @param alive how many changes it makes before */
export function dyingAt(of: Database, alive: number): Database {
  let left = alive;
  const count = (tx: Writer): Writer =>
    new Proxy(tx, {
      get(target, name, receiver) {
        if (name === "insert" || name === "update") {
          if (left === 0) throw new Error("killed");
          left -= 1;
        }
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return { ...of, write: (work) => of.write((tx) => work(count(tx))) };
}

/** A database whose first change waits for a second one, which is over once there were four: two pieces of work at once cross. @returns it, and when its first change has begun */
export function crossing(of: Database): { database: Database; begun: Promise<void> } {
  let changes = 0;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const until = async (count: number): Promise<void> => {
    for (let turn = 0; turn < 50 && changes < count; turn += 1) await pause(1);
  };
  const database: Database = {
    ...of,
    write: async (work) => {
      begin();
      changes += 1;
      const change = changes;
      if (change === 1) await until(2);
      const made = await of.write(work);
      if (change === 2) await until(4);
      return made;
    },
  };
  return { database, begun };
}
