/** Lines of a report under their title; nothing without lines. */
export function EntryList({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <ul className="list-disc pl-5 text-ink-muted wrap-anywhere">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same twice, and the lines never move.
          <li key={at}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}
