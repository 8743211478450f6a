import { useEffect } from "react";

/**
 * Marks rows of the list in sight, before their ids. By a style sheet of its own: every list's script would carry what
 * only the stepping through a queue needs.
 *
 * @param text what the mark means, for who hears it
 */
export function useRowMarks(ids: ReadonlySet<number>, text: string): void {
  useEffect(() => {
    if (ids.size === 0) return;
    const links = [...ids].map((id) => `[data-row-link="${id}"]::before`).join();
    const sheet = new CSSStyleSheet();
    // Without an offset it stands where the id begins; moved to the left of it, no column becomes wider.
    sheet.replaceSync(
      `${links} { content: "✓" / ${JSON.stringify(text)}; position: absolute; transform: translateX(-115%); color: var(--success); }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [ids, text]);
}
