"use client";

import { createContext, type ReactNode, use, useLayoutEffect } from "react";
import { takeTab } from "./take-tab";

const AccountContext = createContext("");

/** Whose browser this is now, by a mark that tells accounts apart and names nobody. */
export function AccountProvider({ account, children }: { account: string; children: ReactNode }) {
  // Before the effects of all parts of the page, in which they call and read what the tab keeps.
  useLayoutEffect(() => takeTab(account), [account]);
  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): string {
  return use(AccountContext);
}
