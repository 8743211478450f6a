/** For addresses of mail: `Ștefănescu` becomes `stefanescu`. */
export function withoutDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
