import { addDays, type Day, isDay, yearOf } from '../calendar/calendar.ts';
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
const MONTH_IN_WORDS = /^(?<word>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{2}|\d{4}))?$/;
const DAY_THEN_WORD = /^(?<day>\d{1,2})\.?[- ] ?(?<word>[a-z]{3,9})\.?(?:(?:-| |, )(?<year>\d{2}|\d{4}))?$/;
/** 10/5, 10-5 and, with both dots, 5.10.: one dot alone is a number's. */
const WITHOUT_YEAR = /^(?<one>\d{1,2})(?:[/-]|(?<dot>\.) ?)(?<other>\d{1,2})(?<end>\.?)$/;

/** Longer than any day with its time. */
const LONGEST = 60;

/**
 * Reads a calendar day and leaves out a time after it (sheets.md, Days).
 * @param latestDay a day without a year is the last one of its date up to this day; undefined rejects it
 */
export function readDay(cell: Cell, format: DayFormat, latestDay?: Day): Read<Day> {
  const text = textOf(cell);
  if (text === '') return BLANK;
  const date = parseDate(text, format);
  const day = date && (date.year === undefined ? lastBefore(date, latestDay) : toDay(date.year, date));
  return isDay(day) ? valued(day) : NO_DAY;
}

/** Whether a cell names a day and no year. */
export function isWithoutYear(cell: Cell, format: DayFormat): boolean {
  const date = parseDate(textOf(cell), format);
  return date !== undefined && date.year === undefined;
}

function lastBefore(date: MonthAndDay, latestDay: Day | undefined): string | undefined {
  if (!latestDay) return undefined;
  const day = toDay(String(yearOf(latestDay)), date);
  return day <= latestDay ? day : toDay(String(yearOf(latestDay) - 1), date);
}

/** A delivery may be planned for the next days; anything later is probably last year's. */
const PLANNED_AHEAD_DAYS = 7;
const OFFERED_YEARS = 10;

/** Proposes the latest day for days without a year: they are recent then, and none is far in the future. */
export const proposeLatestDay = (today: Day): Day => addDays(today, PLANNED_AHEAD_DAYS);

/** Returns the latest days to choose from: the proposal, or another day that was chosen; then the ends of years. */
export function offeredLatestDays(today: Day, chosen: Day = proposeLatestDay(today)): Day[] {
  const years = Array.from({ length: OFFERED_YEARS }, (_, ago): Day => `${yearOf(today) - ago}-12-31`);
  return [...new Set([years.includes(chosen) ? proposeLatestDay(today) : chosen, ...years])];
}

/** What follows on another line is no time. */
const withoutTime = (text: string) =>
  text.replace(TIME, time => (END_OF_LINE.test(time) ? time : '')).trimEnd();

interface MonthAndDay {
  readonly month: string | undefined;
  readonly day: string | undefined;
}

type ParsedDate = MonthAndDay & { readonly year: string | undefined };

function parseDate(cellText: string, format: DayFormat): ParsedDate | undefined {
  if (cellText.length > LONGEST) return undefined;
  const text = withoutTime(cellText.toLowerCase());
  const yearFirst = YEAR_FIRST.exec(text)?.groups;
  if (yearFirst) {
    const { year, month, day } = yearFirst;
    return text.length >= 8 ? { year, month, day } : undefined;
  }
  const short = WITHOUT_YEAR.exec(text)?.groups;
  const isShort = short && (short.dot ?? '') === short.end;
  const digits = IN_DIGITS.exec(text)?.groups ?? (isShort ? short : undefined);
  if (digits) {
    const { year, one, other } = digits;
    return format === 'MONTH_FIRST' ? { year, month: one, day: other } : { year, month: other, day: one };
  }
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ');
  const { year, word = '', day } = (MONTH_IN_WORDS.exec(words) ?? DAY_THEN_WORD.exec(words))?.groups ?? {};
  const month = MONTHS.findIndex(names => names.some(name => name.startsWith(word)));
  return word && month >= 0 ? { year, month: String(month + 1), day } : undefined;
}

const toDay = (year: string, { month = '', day = '' }: MonthAndDay) =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
