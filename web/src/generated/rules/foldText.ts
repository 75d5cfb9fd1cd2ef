// A copy of api/src/rules/text/foldText.ts, made by npm run codegen.

// The SQL function `fold_text` must return the same results; docs/product/folded-text.json has cases for
// both. The web runs a copy of this file.

/**
 * Replaces characters that NFKD would split: an acute accent becomes an apostrophe, a double prime becomes a
 * quote.
 */
const foldPrimes = (text: string) => text.replace(/´/g, "'").replace(/″/g, '"');

/** Combining diacritical marks and zero-width characters. */
const INVISIBLE_CHARACTERS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[`‘’‚‛ʹʻʼʽ′]/g, "'"],
  [/[“”„‟«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/đ/g, 'd'],
  [/ł/g, 'l'],
  [/ς/g, 'σ'],
  [/[\t-\r \u0085\u1680\u2028\u2029]+/g, ' '],
];

/**
 * Folds a text for search, matching and sorting, so that texts that look the same are equal (rules.md, Text).
 */
export const foldText = (text: string): string =>
  REPLACEMENTS.reduce(
    (folded, [pattern, replacement]) => folded.replace(pattern, replacement),
    foldPrimes(text).normalize('NFKD').replace(INVISIBLE_CHARACTERS, '').toLowerCase(),
  ).trim();
