/** Holds answers back until the test opens it: concurrency without sleeping. */
export class Gate {
  private release: () => void = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  open(): void {
    this.release();
  }
}
