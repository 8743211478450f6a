/**
 * A character that is not seen where it stands: control and format characters, some of which turn the direction of a
 * text, and halves of letters. With one of them a text is not what it looks like. The two joiners are excluded: they
 * make one sign of several.
 */
export const invisibleCharacter = /[\p{Cc}\p{Cs}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u;
