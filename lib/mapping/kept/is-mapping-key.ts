/**
 * Whether it is one of mapping's (`kept-keys`): a sign-out forgets them, the end of a session leaves them for its person. Every
 * page carries this, so it is short: no other keys have these words.
 */
export function isMappingKey(key: string): boolean {
  return /^(bob-|applied|kept-work\/)|mapping/.test(key);
}
