// The SQL function `fold_text` folds alike, and so does the web; docs/product/folded-text.json has cases for all three.

/** What NFKD would take apart: an acute accent as an apostrophe, a double prime as a quote. */
const BEFORE: Readonly<Record<string, string>> = { '´': "'", '″': '"' };

const AFTER: Readonly<Record<string, string>> = {
  ...spell("'", '`‘’‚‛ʹʻʼʽ′'),
  ...spell('"', '“”„‟«»'),
  ...spell('-', '‐‑‒–—―−'),
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ς: 'σ' },
};

const COMBINING_MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g;
const ZERO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const WHITE_SPACE = /[\t-\r \u0085\u1680\u2028\u2029]+/g;

const oneOf = (letters: Readonly<Record<string, string>>) =>
  new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const ANY_BEFORE = oneOf(BEFORE);
const ANY_AFTER = oneOf(AFTER);

/** Folds a text for search, matching and sorting: what looks the same is the same (rules.md, Text). */
export const foldText = (text: string): string =>
  text
    .replace(ANY_BEFORE, letter => BEFORE[letter] ?? letter)
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(ZERO_WIDTH, '')
    .toLowerCase()
    .replace(ANY_AFTER, letter => AFTER[letter] ?? letter)
    .replace(WHITE_SPACE, ' ')
    .trim();

function spell(as: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, letter => [letter, as]));
}
