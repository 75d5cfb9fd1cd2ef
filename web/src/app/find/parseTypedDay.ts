import { addDays, type Day, isDay } from '../../lib/days/dates';

const RELATIVE_DAYS = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME_PATTERN =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

/**
 * Parses a day from typed text (find.md). For a text without a year, returns the matching day nearest to
 * today.
 */
export function parseTypedDay(searchText: string, today: Day): Day | undefined {
  const text = searchText.trim().toLowerCase();
  const relativeDays = RELATIVE_DAYS.get(text);
  if (relativeDays !== undefined) return addDays(today, relativeDays);
  if (isDay(searchText.trim())) return searchText.trim();
  const [first = '', second = '', year, ...others] = text.split(/[\s,./-]+/).filter(Boolean);
  if (others.length > 0) return undefined;
  const [month, date] = isMonth(second) ? [second, first] : [first, second];
  return toNearestDay(monthNumber(month), Number(/^(\d{1,2})(st|nd|rd|th)?$/.exec(date)?.[1]), year, today);
}

const isMonth = (word: string) => MONTH_NAME_PATTERN.test(word);

const monthNumber = (word: string) =>
  isMonth(word) ? MONTHS.indexOf(word.slice(0, 3)) + 1 : Number(/^\d{1,2}$/.exec(word)?.[0]);

function toNearestDay(month: number, date: number, year: string | undefined, today: Day): Day | undefined {
  if (year !== undefined && !/^(\d{2}|\d{4})$/.test(year)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [thisYear, thisYear - 1, thisYear + 1];
  const toTwoDigits = (value: number) => String(value).padStart(2, '0');
  const days = years
    .map(candidateYear => `${candidateYear}-${toTwoDigits(month)}-${toTwoDigits(date)}`)
    .filter(isDay);
  const distanceMs = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.sort((firstDay, secondDay) => distanceMs(firstDay) - distanceMs(secondDay))[0];
}
