import { ConsoleError } from "@/lib/errors/console-error";
import { bffRequest } from "./address";
import { openBff } from "./ask-bff";
import type { CallArgs, DownloadCall } from "./call";

const fileTypes: Readonly<Record<DownloadCall["file"], string>> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * Asks for a file that no plain link opens, because its call is no GET.
 * @returns the whole file; of size 0 where the platform had nothing to tell.
 * @throws ConsoleError `upstream-invalid-answer` where what came is no such file, or was cut.
 */
export async function fetchFile<C extends DownloadCall>(
  call: C,
  args: CallArgs<C>,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await openBff(bffRequest(call, args), signal);
  if (response.headers.get("content-type") !== fileTypes[call.file]) throw new ConsoleError("upstream-invalid-answer");
  try {
    return await response.blob();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConsoleError("upstream-invalid-answer", { cause });
  }
}
