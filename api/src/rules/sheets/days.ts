import { type Day, isDay } from '../calendar/calendar.ts';
import { BLANK, type Cell, type Read, refused, textOf, valued } from './cell.ts';

/** How a file writes days in digits: 11/22/2026 or 22/11/2026. */
export const DAY_FORMATS = ['MONTH_FIRST', 'DAY_FIRST'] as const;
export type DayFormat = (typeof DAY_FORMATS)[number];

const NO_DAY = refused('is no day');

/** English and German, in small letters without accents. */
const MONTHS = [
  ['january', 'januar'],
  ['february', 'februar'],
  ['march', 'marz', 'maerz'],
  ['april'],
  ['may', 'mai'],
  ['june', 'juni'],
  ['july', 'juli'],
  ['august'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'dezember'],
];

const TIME = /[t ]\d{1,2}:\d\d.*$/s;
const END_OF_LINE = /[\r\n]/;
const YEAR_FIRST = /^(?<year>\d{4})(?<sign>[-/.]?)(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/;
const IN_DIGITS = /^(?<one>\d{1,2})(?<sign>[/.-]) ?(?<other>\d{1,2})\k<sign> ?(?<year>\d{2}|\d{4})$/;
const MONTH_IN_WORDS = /^(?<word>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{2}|\d{4})$/;
const DAY_THEN_WORD = /^(?<day>\d{1,2})\.?[- ] ?(?<word>[a-z]{3,9})\.?(?:-| |, )(?<year>\d{2}|\d{4})$/;

/** Longer than any day with its time. */
const LONGEST = 60;

/** A calendar day, a time after it left out (sheets.md, Days). */
export function readDay(cell: Cell, format: DayFormat): Read<Day> {
  const text = textOf(cell);
  if (text === '') return BLANK;
  const day = text.length > LONGEST ? undefined : dayOf(withoutTime(text.toLowerCase()), format);
  return isDay(day) ? valued(day) : NO_DAY;
}

/** What follows on another line is no time. */
const withoutTime = (text: string) =>
  text.replace(TIME, time => (END_OF_LINE.test(time) ? time : '')).trimEnd();

function dayOf(text: string, format: DayFormat): string | undefined {
  const yearFirst = YEAR_FIRST.exec(text)?.groups;
  if (yearFirst) return text.length >= 8 ? from(yearFirst.year, yearFirst.month, yearFirst.day) : undefined;
  const digits = IN_DIGITS.exec(text)?.groups;
  if (digits) {
    const { year, one, other } = digits;
    return format === 'MONTH_FIRST' ? from(year, one, other) : from(year, other, one);
  }
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ');
  const { year, word = '', day } = (MONTH_IN_WORDS.exec(words) ?? DAY_THEN_WORD.exec(words))?.groups ?? {};
  const month = MONTHS.findIndex(names => names.some(name => name.startsWith(word)));
  return word && month >= 0 ? from(year, String(month + 1), day) : undefined;
}

const from = (year = '', month = '', day = '') =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
