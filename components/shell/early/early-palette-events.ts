/** What the command palette and the script that keeps what is typed before it tell each other. */
export const earlyPalette = { alive: "palette-hydrated", typed: "palette-typed" } as const;
