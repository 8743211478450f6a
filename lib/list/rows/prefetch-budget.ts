/** Rows fetched one after the other of which none was opened: more of them would be guessing. */
const mostInVain = 8;

/** Counts rows whose details were fetched before anybody asked for them. */
export interface PrefetchBudget {
  /** @param isPressed the row is about to be opened, which is no guess */
  mayFetch(isPressed: boolean): boolean;
  /** One of them was what the person wanted, or another one was: guessing may begin again. */
  opened(): void;
}

export function makePrefetchBudget(): PrefetchBudget {
  let inVain = 0;
  return {
    mayFetch(isPressed) {
      if (isPressed) return true;
      inVain += 1;
      return inVain <= mostInVain;
    },
    opened() {
      inVain = 0;
    },
  };
}
