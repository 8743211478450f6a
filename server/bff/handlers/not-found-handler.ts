import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import type { FindRoute } from "../with-bff";

/** Every other path under `/api`: a 404 in the API's own form, not a page. */
export const findNothing: FindRoute = () => {
  throw new ConsoleError("not-found");
};
