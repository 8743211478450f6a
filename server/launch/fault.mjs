/** A fault that the person at the terminal can fix: shown as its message alone, without a stack. */
export class LaunchFault extends Error {
  /** @override */
  name = "LaunchFault";
}

/** @param {unknown} error */
export function report(error) {
  console.error(error instanceof LaunchFault ? `\n${error.message}` : error);
}
