import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { MethodNotAllowed } from "./method-not-allowed";
import type { Route } from "./route";
import type { FindRoute } from "./with-bff";

/** Finds a read among those of the table by the name in its address; no other name leads anywhere (G1). */
export function namedRoutes(routes: ReadonlyMap<string, Route>): FindRoute {
  return (method, [name = ""]) => {
    const route = routes.get(name);
    if (route === undefined) throw new ConsoleError("not-found");
    // What is asked for is too long for an address.
    if (method !== "POST") throw new MethodNotAllowed(["POST"]);
    return route;
  };
}
