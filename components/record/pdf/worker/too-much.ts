/** A document that needs more than is given to it: what reads it is not stopped in the middle, and is ended. */
export class TooMuch extends Error {}
