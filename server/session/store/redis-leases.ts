import "server-only";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { Leases } from "./leases";
import { redisAnswer } from "./redis-answer";
import { beginSendScript, releaseScript, renewScript } from "./redis-lease-scripts";

const leases = "console:lease:";
const sends = "console:send:";
/** Owner of a lease that nobody may take until it ends. */
const nobody = "nobody";
const lost = -1;

/** Leases by keys with a TTL. */
export function redisLeases(redis: Redis): Leases {
  const run = (script: string, name: string, ...values: (string | number)[]) =>
    redisAnswer(async () => z.number().parse(await redis.eval(script, 2, leases + name, sends + name, ...values)));

  return {
    lease: async (name, owner, lifeMs) => {
      const taken = await redisAnswer(() => redis.set(leases + name, owner, "PX", lifeMs, "NX"));
      if (taken === "OK") return "taken";
      return (await redisAnswer(() => redis.get(leases + name))) === nobody ? "cooldown" : "busy";
    },
    renew: async (name, owner, lifeMs) => (await run(renewScript, name, owner, lifeMs)) === 1,
    beginSend: async (name, owner, { lifeMs, openMs }) => {
      const openForMs = await run(beginSendScript, name, owner, lifeMs, openMs);
      if (openForMs === lost) return { state: "lost" };
      return openForMs === 0 ? { state: "alone" } : { state: "again", openForMs };
    },
    release: async (name, owner, cooldownMs = 0) => {
      await run(releaseScript, name, owner, cooldownMs, nobody);
    },
  };
}
