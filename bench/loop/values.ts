import { A_DEAL } from '../questions.ts';
import { firstDayOf, LAST_DAY } from '../store/store.ts';

/** What is there to be asked about. */
export interface There {
  readonly years: number;
  /** The keys of what was made, by the word that the names of their calls have in common. */
  readonly ids: Readonly<Record<string, number>>;
}

/** A parameter of the contract. */
export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  /** Its values, where only some are accepted. */
  readonly choices?: readonly unknown[] | undefined;
}

/** Lengths of a page: the longest that is accepted is found by trying. */
export const PAGES = [1_000, 500, 200, 100] as const;

type Value = (there: There, page: number, choices: readonly unknown[]) => unknown;

/** What they are called in either door, and their widest value; without a value it is better left away. */
const WIDEST: readonly (readonly [RegExp, Value])[] = [
  // At the smallest size a month: a few lists have no more.
  [/^start/, ({ years }, page) => (page === PAGES.at(-1) ? '2025-12-01' : firstDayOf(years))],
  [/^end/, () => LAST_DAY],
  [/^(limit|first|count)$/, (_, page) => page],
  [/^groupBy$/, (_, page, choices) => (isOfDays(choices) ? groupsByDay(page) : 'WEEK')],
  [/^sha|^token$/, () => undefined],
];

/** The same of parameters that have to be sent; the others filter. */
const REQUIRED: typeof WIDEST = [
  [/^(day|date|today|tomorrow)$/, () => '2025-11-01'],
  [/^(month|before)$/, () => '2025-11'],
  [/^number$/, () => A_DEAL],
  [/^(offset|position)$/, () => 0],
  [/^isOpen$/, () => false],
  [/^(search|name)$/, () => 'c'],
  // The store has not every figure that people have.
  [/^figure$/, (_, page, choices) => (page === PAGES.at(-1) ? choices.at(-1) : choices[0])],
];

const isOfDays = (choices: readonly unknown[]) => choices.length === 0 || choices.includes('DAY');

const groupsByDay = (page: number) => (page > 500 ? ['DAY', 'CAR_TYPE'] : ['DAY']);

/** The widest value of a parameter of a call. */
export function widest(there: There, call: string, { name, isRequired, choices }: Parameter, page: number) {
  const [, value] = [...WIDEST, ...(isRequired ? REQUIRED : [])].find(([names]) => names.test(name)) ?? [];
  if (value) return value(there, page, choices ?? []);
  if (!isRequired) return undefined;
  if (choices) return choices[0];
  const thing = Object.keys(there.ids).find(each =>
    `${call} ${name}`.toLowerCase().includes(each.toLowerCase()),
  );
  if (thing) return there.ids[thing];
  return /id$/i.test(name) ? 1 : undefined;
}
