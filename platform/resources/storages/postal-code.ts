/** Of Romania. */
export function isPostalCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
