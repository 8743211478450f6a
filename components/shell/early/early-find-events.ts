/** What the box that finds everything and the script that keeps what is typed before it tell each other. */
export const earlyFind = { alive: "find-hydrated", typed: "find-typed" } as const;
