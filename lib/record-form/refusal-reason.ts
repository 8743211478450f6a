/** What a platform says of a field that it refuses, by the key of the text that says it in the person's language. */
const sentences = {
  nameTaken: /^\w+ (?<id>\d+) already has this name$/i,
  codeTaken: /^is that of (?<name>.+)$/i,
  unknown: /^unknown [\w ]+$/i,
  required: /^is required$/i,
  twice: /^\w+ (?<id>\d+) is given twice$/i,
  cardTaken: /^another user carries it$/i,
  cardFree: /^nobody carries this card$/i,
  fiscalCode: /^is no fiscal code$/i,
  address: /^is no address$/i,
  telephone: /^is no telephone number$/i,
  account: /^is no account number$/i,
  sixDigits: /^must have six digits$/i,
  https: /^must be an https address$/i,
  nothingSold: /^nothing is sold at storage (?<id>\d+)$/i,
  appliesAlready: /^the catalogue applies there already$/i,
  appliesNot: /^the catalogue does not apply there$/i,
  catalogueApplies: /^catalogue (?<id>\d+) applies there$/i,
  otherCatalogue: /^the price belongs to another catalogue$/i,
  pricedAlready: /^the catalogue has a price of it already$/i,
  hasAddress: /^has an address already$/i,
  lastRole: /^a user keeps at least one$/i,
  ownRoles: /^nobody changes their own roles$/i,
  ownAccount: /^nobody deactivates themselves$/i,
  moreRights: /^has more rights than you$/i,
  administrators: /^only administrators change them$/i,
  beyondRights: /^(?<role>\w+) is beyond your rights$/i,
  samplingAmount: /^a product sampling has none$/i,
  samplingProduct: /^only a product sampling has one$/i,
  zero: /^must be greater than 0$/i,
  percent: /^must be at most 100 percent$/i,
  endFirst: /^must not be before the start date$/i,
  belowAmount: /^must not be below the amount$/i,
  belowOrder: /^must not be below what one order may get$/i,
  picture: /^must be a PNG, JPEG or WebP picture$|^base64Content is not base64$/i,
  pictureSize: /^must be at most (?<most>\d+) MB$/i,
  pictureFormat: /^is not (?<named>\w+) but (?<found>\w+)$/i,
  pictureSides: /^must be 1 to (?<most>\d+) px wide and high$/i,
  pieces:
    /^line (?<line>\d+), (?<product>.+): (?<pieces>\d+) pieces would leave the stock of (?<storage>.+), (?<left>\d+) are there$/i,
  notLeft: /^line (?<line>\d+), (?<product>.+): (?<pieces>\d+) pieces would go back, (?<left>\d+) are left$/i,
  numberTaken: /^return (?<id>\d+) already has this number$/i,
  notTotal: /^does not fit the lines$/i,
  wentBack: /^line (?<line>\d+), (?<product>.+): (?<pieces>\d+) pieces went back to the supplier already$/i,
  returnMade: /^return (?<number>.+) was made of it already: (?<total>-?[\d.]+)$/i,
  lineDiscount: /^line (?<line>\d+), (?<product>.+): (?<discount>[\d.]+) would be taken off (?<base>[\d.]+)$/i,
  rateDiscount: /^VAT (?<rate>\d+)%: (?<discount>[\d.]+) would be taken off (?<base>[\d.]+)$/i,
  overBase: /^must be at most (?<base>[\d.]+)$/i,
  discounted: /^has a discount already$/i,
  discountedTwice: /^VAT rate (?<rate>\d+) is given twice$/i,
  otherDiscount: /^the discount belongs elsewhere$/i,
  sameStorage: /^must not be the source$/i,
  orderCancelled: /^the order is cancelled already$/i,
  orderRefunded: /^the order is refunded in full$/i,
  noDelivery: /^the order has no delivery$/i,
  deliveryCancelled: /^the delivery is cancelled already$/i,
  notInProgress: /^the order would not be in progress$/i,
  countState: /^the state of the count does not allow this$/i,
  countersOnly: /^only who was authorised to count may do this$/i,
  reviewersOnly: /^only a reviewer may do this$/i,
  countersOrReviewers: /^only its counter or a reviewer may do this$/i,
  joinedClosed: /^it takes no other count any more$/i,
  joinedElsewhere: /^is a count of another storage$/i,
  joinedOpen: /^count (?<id>\d+) is not counted yet$/i,
  closerFirst: /^who closes it has to be recorded first$/i,
  closerOther: /^must be who asks for it$/i,
  counterSawBooks: /^has seen what the books have$/i,
  itemThere: /^item (?<id>\d+) has it already$/i,
  countLacks: /^of (?<product>.+) (?<pieces>\d+) pieces are missing, (?<left>\d+) are there$/i,
  fullNote: /^has (?<most>\d+) lines already$/i,
} as const;

type Known = keyof typeof sentences;

/** Why a platform refuses a field, where its words are known: told in the person's language. Any other are quoted. */
export interface RefusalReason {
  key: Known | "other";
  values: Readonly<Record<string, string>>;
}

function isKnown(key: string): key is Known {
  return key in sentences;
}

/** What a refusal of a field says behind the field's name, where its reason is known; undefined of anything else. */
export function knownRefusal(shownText: string): string | undefined {
  const [, text] = /^[\w.]+:\s+(.+)$/s.exec(shownText) ?? [];
  return text === undefined || refusalReason(text).key === "other" ? undefined : text;
}

/** @param text of a platform, without the field's name */
export function refusalReason(text: string): RefusalReason {
  for (const [key, pattern] of Object.entries(sentences)) {
    const found = pattern.exec(text);
    if (found !== null && isKnown(key)) return { key, values: { ...found.groups } };
  }
  return { key: "other", values: { text } };
}
