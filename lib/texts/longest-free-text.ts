/** Characters of a text to search by, where nothing else is said: a parameter holds no more, and more fits no record. */
export const longestFreeText = 200;
