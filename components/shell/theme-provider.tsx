"use client";

import { createContext, type ReactNode, use, useState } from "react";
import type { Theme } from "@/lib/preferences/theme";

type ThemeState = readonly [Theme, (theme: Theme) => void];

const ThemeContext = createContext<ThemeState>(["system", () => undefined]);

/** The chosen theme, for the parts that must know it; colours come by CSS alone. */
export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const [theme, setTheme] = useState(initial);
  return <ThemeContext value={[theme, setTheme]}>{children}</ThemeContext>;
}

export function useTheme(): ThemeState {
  return use(ThemeContext);
}
