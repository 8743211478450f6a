import { clsx } from "clsx";

/**
 * Joins class names, leaving out those that do not hold. It settles no contradictions: of two classes for one
 * property the style sheet's order would decide, so what can differ is a variant of its component.
 */
export const classNames = clsx;
