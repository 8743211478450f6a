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
