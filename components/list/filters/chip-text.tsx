/** What is seen of a filter: one text, or a range whose ends have a line each. */
export function ChipText({ lines: [first, second] }: { lines: readonly string[] }) {
  if (second === undefined) return first;
  return (
    <span className="grid text-center text-xs leading-3">
      {/* The sign between the two is not part of what is told in 20 characters. */}
      <span className="after:content-['–']">{first}</span>
      <span>{second}</span>
    </span>
  );
}
