/** As `writeReading` writes what is no customer: an order, a card, an invoice, or a purchase, which has a day. */
const forms = /^#[1-9]\d*$|^•••• \d{4}$|^factura .*\d$|(?:^| )\d{2}\.\d{2}\.\d{4}(?: |$)/;

/**
 * Whether an address searches for something that has hits. It is asked before anything of the search is there: what somebody
 * wrote by hand has become such a text by then (`readQuery`).
 */
export function isWritten(find: string): boolean {
  return forms.test(find);
}
