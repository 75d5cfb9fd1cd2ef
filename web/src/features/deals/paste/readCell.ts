import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { foldText } from '../../../generated/rules/foldText';
import { addDays, type Day, isDay } from '../../../lib/days/dates';
import { LARGEST_DEAL_NUMBER } from '../../../lib/values/dealNumber';
import { type DraftField, formField, type People } from '../draft/formFields';

/** What a cell became, or why it became nothing. Blank cells are not read. */
export type Reading = { value: string | number } | { problem: string };

/** What else people write for a choice. */
const otherWords: Partial<Record<DraftField, Readonly<Record<string, string>>>> = {
  carType: { n: 'NEW', u: 'USED', c: 'CERT', certified: 'CERT', cpo: 'CERT' },
  tradeStatus: {
    yes: 'TRADE',
    y: 'TRADE',
    '1': 'TRADE',
    x2: 'TRADE_X2',
    '2': 'TRADE_X2',
    no: 'NO_TRADE',
    n: 'NO_TRADE',
    none: 'NO_TRADE',
    '0': 'NO_TRADE',
  },
  dealStatus: { hog: 'HOGGED', finance: 'IN_FINANCE' },
  deliveryStatus: { delivered: 'DEL' },
};

const personWords = {
  salesManagers: 'sales manager',
  financeManagers: 'finance manager',
  salespeople: 'salesperson',
};

/** Reads one cell that is not blank as that field; a date without a year is of the shown day's. */
export function readCell(field: DraftField, cell: string, people: People, shown: Day): Reading {
  const known = formField(field);
  switch (known.kind) {
    case 'number':
      return readNumber(cell);
    case 'day':
      return readDay(cell, shown);
    case 'person':
      return readPerson(cell, people[known.offered], personWords[known.offered]);
    case 'choice':
      return readChoice(cell, known.labels, otherWords[field] ?? {});
    case 'text':
      return readText(cell, known.longest);
  }
}

function readText(cell: string, longest: number): Reading {
  return cell.length > longest ? { problem: `Longer than ${longest} characters.` } : { value: cell };
}

function readNumber(cell: string): Reading {
  const digits = cell.replace(/^#\s*/, '').replaceAll(',', '');
  const number = Number(digits);
  const isNumber = /^\d+$/.test(digits) && number >= 1 && number <= LARGEST_DEAL_NUMBER;
  return isNumber ? { value: String(number) } : { problem: 'Not a deal number.' };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 2026-11-22, 11/22/2026, 11/22/26, 11/22, Nov 22, Nov 22 2026, 22-Nov-26; a time after it is left out. */
function readDay(cell: string, shown: Day): Reading {
  const text = cell.toLowerCase().replace(/[t ]\d{1,2}:\d\d.*$/s, time => (time.includes('\n') ? time : ''));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(text);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{2}|\d{4}))?$/.exec(text);
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3,9})(?:[- ](\d{2}|\d{4}))?$/.exec(text);
  const day =
    (iso && dayOf(iso[1], iso[2], iso[3], shown)) ??
    (us && dayOf(us[3], us[1], us[2], shown)) ??
    (monthFirst && dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2], shown)) ??
    (dayFirst && dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], shown));
  return day ? { value: day } : { problem: 'Not a day. Write it as MM/DD/YYYY.' };
}

const monthOf = (name = '') => String(MONTHS.indexOf(name.slice(0, 3)) + 1);

function dayOf(year: string | undefined, month = '', dayOfMonth = '', shown: Day): Day | undefined {
  const whole = year === undefined ? shown.slice(0, 4) : year.length === 2 ? `20${year}` : year;
  const day = `${whole}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isDay(day) && addDays(day, 0) === day ? day : undefined;
}

/** The folded letters alone: "Ní Bhriain" is written "ni bhriain" too. */
const folded = (name: string) =>
  foldText(name)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** By the whole name, "last, first", or by as much of a name as only one person's begins with. */
function readPerson(cell: string, offered: readonly PersonFieldsFragment[], what: string): Reading {
  const [last, first] = cell.split(',');
  const wanted = folded(first === undefined ? cell : `${first} ${last}`);
  const exact = offered.filter(({ name }) => folded(name) === wanted);
  const found = exact.length > 0 ? exact : offered.filter(({ name }) => beginsSo(folded(name), wanted));
  const [person] = found;
  if (!person || wanted === '') return { problem: `No ${what} is called that.` };
  if (found.length > 1) return { problem: `Could be ${found.map(({ name }) => name).join(' or ')}.` };
  return { value: person.id };
}

/** Each word begins a word of the name, in their order: "sam r", "rivera". */
function beginsSo(name: string, wanted: string): boolean {
  let words = name.split(' ');
  return wanted.split(' ').every(part => {
    const at = words.findIndex(word => word.startsWith(part));
    words = words.slice(at + 1);
    return at >= 0;
  });
}

function readChoice(
  cell: string,
  labels: Readonly<Record<string, string>>,
  otherWords: Readonly<Record<string, string>>,
): Reading {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');
  const entries = Object.entries(labels);
  const value = entries.find(([, label]) => plain(label) === plain(cell))?.[0] ?? otherWords[plain(cell)];
  if (value) return { value };
  return { problem: `Not one of ${entries.map(([, label]) => label).join(', ')}.` };
}
