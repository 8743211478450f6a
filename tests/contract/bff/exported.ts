import { strFromU8, unzipSync } from "fflate";
import { type Frame, FrameReader, framesType } from "@/lib/exports/frames";
import type { WireAnswer } from "@/tests/support/console/http-exchange";

type FrameOf<Type extends Frame["type"]> = Extract<Frame, { type: Type }>;

/** A file as the console's script receives it. */
export interface Exported {
  readonly begin: FrameOf<"begin"> | undefined;
  /** Rows in the file so far, as told on the way. */
  readonly progress: readonly number[];
  readonly end: FrameOf<"end"> | undefined;
  readonly failure: FrameOf<"failed">["failure"]["error"] | undefined;
  readonly file: Buffer;
}

/** @throws where the answer is no stream of frames */
export function exported({ status, headers, text, bytes }: WireAnswer): Exported {
  if (status !== 200 || headers["content-type"] !== framesType) throw new Error(`${status} ${text.slice(0, 300)}`);
  const frames = new FrameReader().push(bytes);
  return {
    begin: frames.find((frame) => frame.type === "begin"),
    progress: frames.flatMap((frame) => (frame.type === "progress" ? [frame.rows] : [])),
    end: frames.find((frame) => frame.type === "end"),
    failure: frames.find((frame) => frame.type === "failed")?.failure.error,
    file: Buffer.concat(frames.flatMap((frame) => (frame.type === "data" ? [frame.bytes] : []))),
  };
}

/** The lines of a csv file without its byte order mark, the heading first. */
export function csvLines({ file }: Exported): string[] {
  return file
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n");
}

/** The sheet's XML of an xlsx file. */
export function sheetXml({ file }: Exported): string {
  const sheet = unzipSync(file)["xl/worksheets/sheet1.xml"];
  if (sheet === undefined) throw new Error("The workbook has no sheet.");
  return strFromU8(sheet);
}
