import { addDays, type Day, getYear, isDay } from '../calendar/calendar.ts';
import { BLANK_CELL, type CellResult, cellValue, getCellText, rejectedCell, type SheetCell } from './cell.ts';

/** The notation of days in digits: 11/22/2026 or 22/11/2026. */
export const DAY_FORMATS = ['MONTH_FIRST', 'DAY_FIRST'] as const;
export type DayFormat = (typeof DAY_FORMATS)[number];

const NO_DAY = rejectedCell('isn’t a date');

/** English and German names, in lower case without accents. */
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
const NUMERIC_DATE = /^(?<one>\d{1,2})(?<sign>[/.-]) ?(?<other>\d{1,2})\k<sign> ?(?<year>\d{2}|\d{4})$/;
const MONTH_NAME_THEN_DAY =
  /^(?<word>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{2}|\d{4}))?$/;
const DAY_THEN_MONTH_NAME =
  /^(?<day>\d{1,2})\.?[- ] ?(?<word>[a-z]{3,9})\.?(?:(?:-| |, )(?<year>\d{2}|\d{4}))?$/;
/**
 * Matches days without a year: 10/5, 10-5, and 5.10. with both dots. A text with only one dot is a number.
 */
const WITHOUT_YEAR = /^(?<one>\d{1,2})(?:[/-]|(?<dot>\.) ?)(?<other>\d{1,2})(?<end>\.?)$/;

/** The maximum length of a text, which is longer than any day with its time. */
const MAX_TEXT_LENGTH = 60;

/**
 * Reads a calendar day and ignores a time after it (sheets.md, Dates).
 * @param latestDay for a day without a year, the last such date up to this day is used; undefined rejects it
 */
export function readDay(cell: SheetCell, format: DayFormat, latestDay?: Day): CellResult<Day> {
  const text = getCellText(cell);
  if (text === '') return BLANK_CELL;
  const date = parseDate(text, format);
  const day = date && (date.year === undefined ? toLastDateBefore(date, latestDay) : toDay(date.year, date));
  return isDay(day) ? cellValue(day) : NO_DAY;
}

/** Returns whether a cell contains a day without a year. */
export function isWithoutYear(cell: SheetCell, format: DayFormat): boolean {
  const date = parseDate(getCellText(cell), format);
  return date !== undefined && date.year === undefined;
}

function toLastDateBefore(date: MonthAndDay, latestDay: Day | undefined): string | undefined {
  if (!latestDay) return undefined;
  const day = toDay(String(getYear(latestDay)), date);
  return day <= latestDay ? day : toDay(String(getYear(latestDay) - 1), date);
}

/** The number of days ahead for which a delivery may be planned. A later day is probably from last year. */
const PLANNED_AHEAD_DAYS = 7;
const OFFERED_YEARS = 10;

/** Proposes the latest possible day for dates without a year: 7 days after today. */
export const proposeLatestDay = (today: Day): Day => addDays(today, PLANNED_AHEAD_DAYS);

/** Returns the latest days to choose from: the proposed or the chosen day, then the last days of years. */
export function listLatestDays(today: Day, chosen: Day = proposeLatestDay(today)): Day[] {
  const years = Array.from(
    { length: OFFERED_YEARS },
    (_, yearsAgo): Day => `${getYear(today) - yearsAgo}-12-31`,
  );
  return [...new Set([years.includes(chosen) ? proposeLatestDay(today) : chosen, ...years])];
}

/** Removes a time, but not text on another line. */
const removeTime = (text: string) =>
  text.replace(TIME, time => (END_OF_LINE.test(time) ? time : '')).trimEnd();

interface MonthAndDay {
  readonly month: string | undefined;
  readonly day: string | undefined;
}

type ParsedDate = MonthAndDay & { readonly year: string | undefined };

function parseDate(cellText: string, format: DayFormat): ParsedDate | undefined {
  if (cellText.length > MAX_TEXT_LENGTH) return undefined;
  const text = removeTime(cellText.toLowerCase());
  const yearFirst = YEAR_FIRST.exec(text)?.groups;
  if (yearFirst) {
    const { year, month, day } = yearFirst;
    return text.length >= 8 ? { year, month, day } : undefined;
  }
  const withoutYear = WITHOUT_YEAR.exec(text)?.groups;
  const isShort = withoutYear && (withoutYear.dot ?? '') === withoutYear.end;
  const digits = NUMERIC_DATE.exec(text)?.groups ?? (isShort ? withoutYear : undefined);
  if (digits) {
    const { year, one, other } = digits;
    return format === 'MONTH_FIRST' ? { year, month: one, day: other } : { year, month: other, day: one };
  }
  const plainText = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ');
  const {
    year,
    word = '',
    day,
  } = (MONTH_NAME_THEN_DAY.exec(plainText) ?? DAY_THEN_MONTH_NAME.exec(plainText))?.groups ?? {};
  const month = MONTHS.findIndex(names => names.some(name => name.startsWith(word)));
  return word && month >= 0 ? { year, month: String(month + 1), day } : undefined;
}

const toDay = (year: string, { month = '', day = '' }: MonthAndDay) =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
