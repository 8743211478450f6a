/**
 * The account that this document was made for, as the mark that tells accounts apart; none on a server and on the pages
 * before a sign-in. Calls name it: the cookie may be another person's by now.
 */
export const pageAccount: { mark?: string } = {};
