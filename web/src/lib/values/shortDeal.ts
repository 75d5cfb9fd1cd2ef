/** What a phone shows of a deal's texts (overview.md, On a phone). */

const CUSTOMER_LETTERS = 8;
const STOCK_LETTERS = 5;
const VEHICLE_WORDS = 2;

/** The first 8 characters and an ellipsis; a name that fits stays whole. */
export function shortCustomer(name: string): string {
  const letters = lettersOf(name);
  return letters.length > CUSTOMER_LETTERS
    ? `${letters.slice(0, CUSTOMER_LETTERS).join('').trimEnd()}…`
    : name;
}

/** The first 5 characters. */
export function shortStock(stockNum: string): string {
  return lettersOf(stockNum).slice(0, STOCK_LETTERS).join('');
}

/** The first 2 words: "2024 Kia Telluride SX" is "2024 Kia". */
export function shortVehicle(carInfo: string): string {
  return carInfo.trim().split(/\s+/).slice(0, VEHICLE_WORDS).join(' ');
}

/** What it is before its year, for a column that has no room for both: "2024 Kia Telluride SX" is "Kia Telluride SX 2024". */
export const modelFirst = (carInfo: string): string => carInfo.replace(/^(\d{4}) (.+)/, '$2 $1');

// What a person calls a character: an é of two code points or a flag is never cut in half.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
