import { readFileSync } from 'node:fs';

/**
 * The month of every screen's request. It is over, so that the answer does not depend on the day of the run, and the
 * stores go on after it.
 */
const MONTH = { start: '2025-11-01', end: '2025-11-30' } as const;

/** The year around it. */
const YEAR = { start: '2025-01-01', end: '2025-12-31' } as const;

/** The most that a question may cost in CPU of the server and of PostgreSQL together, as a multiple of the floor's. */
interface Most {
  readonly anew?: number;
  readonly again?: number;
}

type Value = string | number;

/** A sold deal of the month's first day, which every store has. */
export const A_DEAL = 999;

/** One request of a screen, as the web app sends it. */
export interface Question {
  readonly name: string;
  /** The body that is posted to `/graphql`; a change writes something else each time. */
  readonly body: () => string;
  /** The statement by which PostgreSQL makes the same answer as JSON text: a file of `floor/`, where the cost is measured. */
  readonly floor?: string;
  readonly values?: () => readonly Value[];
  readonly most?: Most;
}

let dollars = 0;

/** Writes another front gross each time. */
export function grossEdit(number: number, most: Most = {}): Question {
  const id = idOf('SetDealGross');
  const next = () => {
    dollars = (dollars + 1) % 10_000;
    return dollars;
  };
  const body = () => bodyOf(id, { number, frontGross: next() });
  return { name: 'a gross edit', body, floor: 'setDealGross', values: () => [number, next()], most };
}

const days = Object.values(MONTH);
const page = (limit: number) => ({ ...MONTH, sort: 'LOG_DAY', isDescending: false, offset: 0, limit });
const board = { mode: 'EMPLOYEES', carType: 'ALL', rankBy: 'UNITS' };

/** What six screens request, each held to a goal. */
export const QUESTIONS: readonly Question[] = [
  measured(screen('tick sheet', 'TickSheet', MONTH), 'tickSheet', days, { anew: 0.4, again: 0.1 }),
  measured(screen('Hog, 1,000 rows', 'Hog', page(1_000)), 'hog', [...days, 1_000], {
    anew: 0.65,
    again: 0.2,
  }),
  measured(screen('one deal', 'Deal', { number: A_DEAL }), 'deal', [A_DEAL], { anew: 1.3, again: 1.2 }),
  measured(screen('a day', 'DealsOfDay', { day: MONTH.start }), 'dealsOfDay', [MONTH.start], {
    anew: 1,
    again: 0.6,
  }),
  measured(
    screen('leaderboard of a year', 'Leaderboard', { ...board, ...YEAR }),
    'leaderboard',
    Object.values(YEAR),
    { anew: 0.4, again: 0.07 },
  ),
  grossEdit(A_DEAL, { anew: 1.5 }),
];

/** What the event loop is watched with besides: the screens that read most. */
export const SCREENS: readonly Question[] = [
  ...QUESTIONS.filter(({ floor }) => floor !== 'setDealGross'),
  screen('Hog of a year', 'Hog', { ...page(1_000), ...YEAR }),
  screen('summary of a year', 'Summary', YEAR),
  screen('trade of a year', 'TradeStats', YEAR),
  screen('pot of gold', 'PotOfGold', { month: '2025-11' }),
  screen('activity of a year', 'Activity', { ...page(1_000), ...YEAR }),
];

/** A document of the web app, sent by its id. */
function screen(name: string, operation: string, variables: object): Question {
  const id = idOf(operation);
  return { name, body: () => bodyOf(id, variables) };
}

function bodyOf(sha256Hash: string, variables: object): string {
  return JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

function measured(question: Question, floor: string, values: readonly Value[], most: Most = {}): Question {
  return { ...question, floor, values: () => values, most };
}

function idOf(operation: string): string {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL('../documents.json', import.meta.url), 'utf8'),
  );
  const found = Object.entries(texts).find(([, text]) => /^\w+ (\w+)/.exec(text)?.[1] === operation);
  if (!found) throw new Error(`No document is called ${operation}.`);
  return found[0];
}
