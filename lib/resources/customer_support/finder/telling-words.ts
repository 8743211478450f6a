/**
 * Words by which people tell of a purchase, as they are compared: in small letters, without diacritics. They are left out
 * around a storage's name, and stay inside of one.
 */

/** After `am`, which is `I have` then. */
const participles =
  "platit achitat cumparat luat dat scos cheltuit comandat ridicat primit incercat vrut fost facut avut debitat achizitionat".split(
    " ",
  );

const telling: ReadonlySet<string> = new Set([
  ...participles,
  ..."am plata plati plateste platesc cumpara cumparatura cumparaturi achizitie achizitia tranzactie tranzactia comanda".split(
    " ",
  ),
  ..."client clientul clienta clientului clientei domnul doamna dl dna eu el ea lui ei".split(" "),
  ..."spune spunea spus zice zicea zis sustine afirma declara reclama nu care unde cand fix de si".split(" "),
  ..."suma sumei pret pretul total totalul card cardul numerar cash produs produsul produse".split(" "),
  ..."lockerul lockerului automatul automatului aparatul aparatului frigiderul frigiderului magazinul magazinului".split(
    " ",
  ),
  ..."paid pay pays bought buy purchased purchase spent spend took taken got ordered order charged tried used".split(
    " ",
  ),
  ..."have has had been was were did just i've i'd i'm he she they we my me his her their".split(" "),
  ..."customer caller says said say tells told claims claimed that who when where there".split(" "),
  ..."sum amount price product item machine of and".split(" "),
]);

/** They are part of names as well: left out only before a telling word, as in `a plătit`, `I paid`, `că am luat`. */
const leading: ReadonlySet<string> = new Set("a i o un ca au ai it an".split(" "));

/** `i-am`, `mi-au`, `s-a` */
const contraction = /^(?:mi|ti|i|l|o|le|ne|m|te|s|v|nu|n)-(?:am|ai|a|au)$/;

const participle: ReadonlySet<string> = new Set(participles);

export function isParticiple(word: string): boolean {
  return participle.has(word);
}

export function isTelling(word: string): boolean {
  const plain = word.replace(/’/g, "'");
  return telling.has(plain) || contraction.test(plain);
}

/**
 * What is left of words that stand together: those from the first to the last that do not tell.
 * @param said the same without case and diacritics
 */
export function withoutTelling(words: readonly string[], said: readonly string[]): string[] {
  const isAllTold = said.every((word) => isTelling(word) || leading.has(word));
  // `A` alone is a name, and `bought it` none.
  if (isAllTold) return said.some(isTelling) ? [] : [...words];
  const tells: boolean[] = [];
  for (let at = said.length - 1; at >= 0; at--) {
    const word = said[at] ?? "";
    tells[at] = isTelling(word) || (leading.has(word) && tells[at + 1] === true);
  }
  return words.slice(tells.indexOf(false), tells.lastIndexOf(false) + 1);
}
