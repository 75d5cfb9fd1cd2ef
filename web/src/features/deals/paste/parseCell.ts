import {
  type DealPeopleOptions,
  type DraftField,
  getFormField,
} from '../../../components/deals/dealFormFields';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { foldText } from '../../../generated/rules/foldText';
import { addDays, type Day, isDay } from '../../../lib/days/dates';
import { MAX_DEAL_NUMBER } from '../../../lib/format/deals';

/** The value of a cell, or the reason why it could not be parsed. Blank cells are not parsed. */
export type ParsedCell = { value: string | number } | { problem: string };

/** Other texts that people use for an option. */
const aliases: Partial<Record<DraftField, Readonly<Record<string, string>>>> = {
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

const personLabels = {
  salesManagers: 'sales manager',
  financeManagers: 'finance manager',
  salespeople: 'salesperson',
};

/**
 * Parses the text of a cell that is not blank. A date without a year is assumed to be in the year of the
 * shown day.
 */
export function parseCell(
  field: DraftField,
  cell: string,
  people: DealPeopleOptions,
  shownDay: Day,
): ParsedCell {
  const definition = getFormField(field);
  switch (definition.kind) {
    case 'number':
      return parseDealNumber(cell);
    case 'day':
      return parseDay(cell, shownDay);
    case 'person':
      return findPerson(cell, people[definition.optionsKey], personLabels[definition.optionsKey]);
    case 'choice':
      return parseChoice(cell, definition.labels, aliases[field] ?? {});
    case 'text':
      return parseText(cell, definition.maxLength);
  }
}

function parseText(cell: string, maxLength: number): ParsedCell {
  return cell.length > maxLength
    ? { problem: `Too long. The limit is ${maxLength} characters.` }
    : { value: cell };
}

function parseDealNumber(cell: string): ParsedCell {
  const digits = cell.replace(/^#\s*/, '').replaceAll(',', '');
  const number = Number(digits);
  const isNumber = /^\d+$/.test(digits) && number >= 1 && number <= MAX_DEAL_NUMBER;
  return isNumber ? { value: String(number) } : { problem: 'Not a deal number.' };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses 2026-11-22, 11/22/2026, 11/22/26, 11/22, Nov 22, Nov 22 2026 and 22-Nov-26; ignores a time after the
 * date.
 */
function parseDay(cell: string, shownDay: Day): ParsedCell {
  const text = cell.toLowerCase().replace(/[t ]\d{1,2}:\d\d.*$/s, time => (time.includes('\n') ? time : ''));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(text);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{2}|\d{4}))?$/.exec(text);
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3,9})(?:[- ](\d{2}|\d{4}))?$/.exec(text);
  const day =
    (iso && toDay(iso[1], iso[2], iso[3], shownDay)) ??
    (us && toDay(us[3], us[1], us[2], shownDay)) ??
    (monthFirst && toDay(monthFirst[3], toMonthNumber(monthFirst[1]), monthFirst[2], shownDay)) ??
    (dayFirst && toDay(dayFirst[3], toMonthNumber(dayFirst[2]), dayFirst[1], shownDay));
  return day ? { value: day } : { problem: 'Not a date. Use MM/DD/YYYY.' };
}

const toMonthNumber = (name = '') => String(MONTHS.indexOf(name.slice(0, 3)) + 1);

function toDay(year: string | undefined, month = '', dayOfMonth = '', shownDay: Day): Day | undefined {
  const fullYear = year === undefined ? shownDay.slice(0, 4) : year.length === 2 ? `20${year}` : year;
  const day = `${fullYear}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isDay(day) && addDays(day, 0) === day ? day : undefined;
}

/** Normalizes a name to folded letters and digits: "Ní Bhriain" equals "ni bhriain". */
const normalizeName = (name: string) =>
  foldText(name)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/**
 * Finds a person by the whole name, by "last, first", or by the starts of the names if only one person
 * matches.
 */
function findPerson(
  cell: string,
  offeredPeople: readonly PersonFieldsFragment[],
  personLabel: string,
): ParsedCell {
  const [last, first] = cell.split(',');
  const searchName = normalizeName(first === undefined ? cell : `${first} ${last}`);
  const exactMatches = offeredPeople.filter(({ name }) => normalizeName(name) === searchName);
  const matches =
    exactMatches.length > 0
      ? exactMatches
      : offeredPeople.filter(({ name }) => matchesNameParts(normalizeName(name), searchName));
  const [person] = matches;
  if (!person || searchName === '') return { problem: `No ${personLabel} has that name.` };
  if (matches.length > 1) return { problem: `Could be ${matches.map(({ name }) => name).join(' or ')}.` };
  return { value: person.id };
}

/** Returns whether each search word starts a word of the name, in order: "sam r", "rivera". */
function matchesNameParts(name: string, searchName: string): boolean {
  let words = name.split(' ');
  return searchName.split(' ').every(part => {
    const matchIndex = words.findIndex(word => word.startsWith(part));
    words = words.slice(matchIndex + 1);
    return matchIndex >= 0;
  });
}

function parseChoice(
  cell: string,
  labels: Readonly<Record<string, string>>,
  aliases: Readonly<Record<string, string>>,
): ParsedCell {
  const normalizeChoice = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');
  const entries = Object.entries(labels);
  const value =
    entries.find(([, label]) => normalizeChoice(label) === normalizeChoice(cell))?.[0] ??
    aliases[normalizeChoice(cell)];
  if (value) return { value };
  return { problem: `Must be one of ${entries.map(([, label]) => label).join(', ')}.` };
}
