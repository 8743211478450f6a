import "server-only";
import { isStopping } from "../../process-life";
import { storeWatch } from "../../session/shared";
import { emptyAnswer } from "../answers";

/** GET `/api/health/ready`: whether this process can serve staff. Says yes or no and nothing else (O7). */
export async function readiness(): Promise<Response> {
  if (isStopping()) return emptyAnswer(503);
  const { isWell } = await storeWatch().look();
  return emptyAnswer(isWell ? 200 : 503);
}
