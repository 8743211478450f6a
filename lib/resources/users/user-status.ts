/** One bit of `User.status`, named. */
export interface UserStatus {
  value: number;
  name: string;
}

/**
 * The server's keys have the form PREFIX_WORD_WORD; past the prefix they are readable names (USER-004):
 * `STATUS_EMAIL_CHECKED` becomes `Email checked`. In the order of their values.
 */
export function statusesOf(bits: Readonly<Record<string, number>>): UserStatus[] {
  return Object.entries(bits)
    .map(([key, value]) => ({ value, name: readableName(key) }))
    .sort((one, other) => one.value - other.value);
}

/** The statuses whose bits a mask has. */
export function statusesIn(mask: number, statuses: readonly UserStatus[]): UserStatus[] {
  return statuses.filter(({ value }) => value > 0 && (mask & value) === value);
}

function readableName(key: string): string {
  const words = key.split("_").slice(1).join(" ").toLowerCase() || key.toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
