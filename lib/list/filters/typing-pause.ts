/** CNST-019: how long a person has stopped typing before a text filter is applied, in milliseconds. */
export const typingPauseMs = 1_000;
