import { addDays, type Day, isDay } from '../../lib/days/dates';

const AWAY = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMES =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

/** The day that a person means by what they typed (find.md): without a year it is the one nearest to today. */
export function typedDay(typed: string, today: Day): Day | undefined {
  const words = typed.trim().toLowerCase();
  const away = AWAY.get(words);
  if (away !== undefined) return addDays(today, away);
  if (isDay(typed.trim())) return typed.trim();
  const [first = '', second = '', year, ...others] = words.split(/[\s,./-]+/).filter(Boolean);
  if (others.length > 0) return undefined;
  const [month, date] = isMonth(second) ? [second, first] : [first, second];
  return ofYear(monthNumber(month), Number(/^(\d{1,2})(st|nd|rd|th)?$/.exec(date)?.[1]), year, today);
}

const isMonth = (word: string) => NAMES.test(word);

const monthNumber = (word: string) =>
  isMonth(word) ? MONTHS.indexOf(word.slice(0, 3)) + 1 : Number(/^\d{1,2}$/.exec(word)?.[0]);

function ofYear(month: number, date: number, year: string | undefined, today: Day): Day | undefined {
  if (year !== undefined && !/^(\d{2}|\d{4})$/.test(year)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [thisYear, thisYear - 1, thisYear + 1];
  const two = (part: number) => String(part).padStart(2, '0');
  const days = years.map(each => `${each}-${two(month)}-${two(date)}`).filter(isDay);
  const away = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.sort((one, other) => away(one) - away(other))[0];
}
