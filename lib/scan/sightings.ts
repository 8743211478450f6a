/** A code that was out of sight for as long is held before the camera once more, in ms. */
const absence = 1_000;

/** Tells which codes that a camera sees in picture after picture are scans: each once, until it was out of sight. */
export class Sightings {
  #code: string | undefined;
  #at = Number.NEGATIVE_INFINITY;

  /** @param code in this picture @param at in ms @returns what is scanned now */
  see(code: string | undefined, at: number): string | undefined {
    if (code === undefined) return undefined;
    const isSame = code === this.#code && at - this.#at < absence;
    this.#code = code;
    this.#at = at;
    return isSame ? undefined : code;
  }
}
