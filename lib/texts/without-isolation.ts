/** A sentence as others read it elsewhere: what is isolated in it here would bring them marks that nobody sees (P27). */
export function withoutIsolation(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, "");
}
