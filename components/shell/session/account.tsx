"use client";

import { createContext, type ReactNode, use } from "react";

const AccountContext = createContext("");

/** Whose browser this is now, by a mark that tells accounts apart and names nobody. */
export function AccountProvider({ account, children }: { account: string; children: ReactNode }) {
  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): string {
  return use(AccountContext);
}
