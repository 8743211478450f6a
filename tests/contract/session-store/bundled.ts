import { bundle } from "@/tests/bundle.mjs";

/** A program of these tests as plain JavaScript. */
export interface Program {
  /** Node's, before the program's own. */
  readonly args: readonly string[];
  remove(): void;
}

/** @param name of its file in this folder */
export async function bundled(name: string): Promise<Program> {
  const { file, remove } = await bundle(`tests/contract/session-store/${name}`);
  return { args: ["--conditions=react-server", file], remove };
}
