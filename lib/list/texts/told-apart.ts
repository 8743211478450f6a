/** What chosen records are called, each told from others of its name by its id, which comes first: a chip cuts its end. */
export function toldApart(records: readonly { id: string; label: string }[]): string[] {
  return records.map(({ id, label }) => {
    const isOneOfMany = records.filter((other) => other.label === label).length > 1;
    return isOneOfMany ? `#${id} ${label}` : label;
  });
}
