/** A count on this device of which not all is sent. */
export interface UnsentCount {
  inventory: number;
  storage: string;
  /** Products whose figure the platform does not have. */
  unsent: number;
}

/** What a sign-out has to know of counts. The shell knows no resource: it is told how. */
export interface CountsAtSignOut {
  /** Those of an account, on this device. */
  unsent(account: string): Promise<readonly UnsentCount[]>;
  /** Sends what can be sent. @param errorText says a refusal to a person @returns what could not be sent */
  send(account: string, errorText: (error: unknown) => string): Promise<readonly UnsentCount[]>;
  /** What this device has of an account's counts goes. */
  drop(account: string): Promise<void>;
  /** The person stays: whoever shows what this device has not sent looks again. */
  tellStayed(): void;
}

export type LoadCountsAtSignOut = () => Promise<CountsAtSignOut>;
