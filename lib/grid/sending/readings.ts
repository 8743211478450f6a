/** Readings of one thing, one at a time: each serves all who want it as it is since a moment before the reading began. */
export class Readings {
  #lastMoment: number;
  #readAt: number;
  #running: { readonly began: number; readonly done: Promise<void> } | undefined;

  /** @param readAt when it was read first, in ms since 1970 */
  constructor(
    readAt: number,
    private readonly read: (began: number) => Promise<void>,
  ) {
    this.#readAt = readAt;
    this.#lastMoment = readAt;
  }

  /** A moment of its own, in ms since 1970: two of one millisecond are told apart, too. */
  now(): number {
    this.#lastMoment = Math.max(Date.now(), this.#lastMoment + 1);
    return this.#lastMoment;
  }

  /** Reads it again where the last reading began earlier. Rejects where it cannot be read. */
  async since(moment: number): Promise<void> {
    if (this.#readAt > moment) return;
    // What is on its way may have left before: two at once could come in the wrong order.
    while (this.#running !== undefined && this.#running.began <= moment)
      await this.#running.done.catch(() => undefined);
    if (this.#readAt > moment) return;
    this.#running ??= this.#begin();
    await this.#running.done;
  }

  #begin(): { began: number; done: Promise<void> } {
    const began = this.now();
    const end = (): void => {
      this.#running = undefined;
    };
    const done = this.read(began).then(() => {
      this.#readAt = began;
    });
    return { began, done: done.finally(end) };
  }
}
