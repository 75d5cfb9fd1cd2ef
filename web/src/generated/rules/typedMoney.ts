// A copy of api/src/rules/numbers/typedMoney.ts, made by npm run codegen.

/**
 * The result of parsing a text as money in whole cents: an amount, an empty amount, or a text that is not
 * money.
 */
export type TypedMoney =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly why: 'NOT_MONEY' | 'TOO_LARGE' };

/** The largest amount that a deal can have: 9,999,999,999.99 dollars, `numeric(12,2)` (rules.md, A deal). */
export const MAX_CENTS = 999_999_999_999;

/** The maximum length of a text, which is longer than any amount with its signs and blanks. */
const MAX_LENGTH = 60;

const NOT_MONEY: TypedMoney = { kind: 'refused', why: 'NOT_MONEY' };

/** The notations for digits and currency: typed by people, or printed in files. */
const NOTATIONS = {
  /** `1,234.50`. A blank separates two amounts here, so it never groups thousands. */
  TYPED: {
    digits: /^(?<whole>\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(?<fraction>\d{0,2}))?$/,
    currency: /^(?:\$|usd)|(?:\$|usd)$/i,
  },
  /** Amounts of TYPED, and amounts with a blank or an apostrophe: `1 234.50` or `1'234.50`. */
  POINT: {
    digits:
      /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<group>[,'’\s])\d{3}(?:\k<group>\d{3})*))?(?:\.(?<fraction>\d{0,2}))?$/,
    currency: /^(?:\$|usd|€|eur)|(?:\$|usd|€|eur)$/i,
  },
  /** `1.234,50`. */
  COMMA: {
    digits:
      /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<group>[.'’\s])\d{3}(?:\k<group>\d{3})*))?(?:,(?<fraction>\d{0,2}))?$/,
    currency: /^(?:\$|usd|€|eur)|(?:\$|usd|€|eur)$/i,
  },
} as const;

export type MoneyNotation = keyof typeof NOTATIONS;

const IN_PARENTHESES = /^\((?<inside>.*)\)$/s;
/** A plus before the amount; a hyphen, dash or minus sign before or after it. */
const SIGN = /^[-+‐‑–—−]|[-‐‑–—−]$/;

/** Zero in Excel's Accounting format: a dash next to the currency, or between blanks. */
const ACCOUNTING_ZERO = /^\s*(?:\$|usd|€|eur)\s*[-–—−]\s*$|^\s+[-–—−]\s+$|^\s*[-–—−]\s+(?:€|eur)\s*$/i;

/**
 * Parses money that is typed, pasted or imported: `1234.5`, `1,234.50`, `$1,234`, `-5`, `+500`, `.50`,
 * `1500.`, `(100)`, `$ (310.25)`, `5-`. Blank is empty. Rejects anything else, more than two decimals, and
 * more than 9,999,999,999.99 (rules.md, A deal, Gross).
 * @param isDashZero true when a dash alone is zero, too
 */
export function parseTypedMoney(
  text: string,
  notation: MoneyNotation = 'TYPED',
  isDashZero = false,
): TypedMoney {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > MAX_LENGTH) return NOT_MONEY;
  const { digits: pattern, currency } = NOTATIONS[notation];
  const { digits, signs } = removeSigns(trimmed, currency);
  if (digits === '') {
    const isZero = signs.join('') === '-' && (isDashZero || ACCOUNTING_ZERO.test(text));
    return isZero ? { kind: 'amount', cents: 0 } : NOT_MONEY;
  }
  const { whole, fraction = '' } = pattern.exec(digits)?.groups ?? {};
  if (signs.length > 1 || (whole === undefined && fraction === '')) return NOT_MONEY;
  const cents = Number((whole ?? '0').replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return { kind: 'refused', why: 'TOO_LARGE' };
  const isNegative = signs.length === 1 && signs[0] !== '+';
  return { kind: 'amount', cents: isNegative && cents !== 0 ? -cents : cents };
}

/** Removes the currency, at most once, and all signs from both ends. */
function removeSigns(text: string, currency: RegExp): { digits: string; signs: readonly string[] } {
  const signs: string[] = [];
  let digits = text;
  let hasCurrency = false;
  for (;;) {
    const inside = IN_PARENTHESES.exec(digits)?.groups?.inside;
    if (inside !== undefined) {
      signs.push('()');
      digits = inside.trim();
    } else if (SIGN.test(digits)) {
      signs.push(digits.startsWith('+') ? '+' : '-');
      digits = digits.replace(SIGN, '').trim();
    } else if (!hasCurrency && currency.test(digits)) {
      hasCurrency = true;
      digits = digits.replace(currency, '').trim();
    } else return { digits, signs };
  }
}
