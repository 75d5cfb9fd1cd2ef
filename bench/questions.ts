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
  readonly anew: number;
  readonly again?: number;
}

type Value = string | number;

/** A sold deal of the month's first day, which every store has. */
export const A_DEAL = 999;

/** One request of a screen or an analyst, and the floor's statement for the same answer. */
export interface Question {
  readonly name: string;
  /** What it is held to: the goals for reports, the Hog list and an analyst's month and year differ (docs/PERFORMANCE.md). */
  readonly kind: 'report' | 'hog' | 'month' | 'year' | 'screen' | 'change';
  /** The body that is posted to `/graphql`; a change writes something else each time. */
  readonly body: () => string;
  /** The statement by which PostgreSQL makes the same answer as JSON text: a file of `floor/`. */
  readonly floor: string;
  readonly values: () => readonly Value[];
  readonly most?: Most;
}

interface Asked {
  readonly variables: object;
  readonly values: readonly Value[];
}

let dollars = 0;

/** Writes another front gross each time. */
export function grossEdit(number: number, most?: Most): Question {
  const asked = () => {
    dollars = (dollars + 1) % 10_000;
    return { variables: { number, frontGross: dollars }, values: [number, dollars] };
  };
  return screen('a gross edit', 'change', 'SetDealGross', 'setDealGross', asked, most);
}

const days = [MONTH.start, MONTH.end];
const list = { sort: 'LOG_DAY', isDescending: false, offset: 0 };
const board = { mode: 'EMPLOYEES', carType: 'ALL', rankBy: 'UNITS' };
const month = (limit?: number): Asked =>
  limit === undefined
    ? { variables: MONTH, values: days }
    : { variables: { ...MONTH, ...list, limit }, values: [...days, limit] };
const ranked = (range: typeof MONTH | typeof YEAR): Asked => ({
  variables: { ...board, ...range },
  values: [range.start, range.end],
});

const ONE_DEAL: Most = { anew: 1.3, again: 1.2 };
const DAY: Most = { anew: 1, again: 0.6 };
const YEARS_BOARD: Most = { anew: 0.4, again: 0.07 };

export const QUESTIONS: readonly Question[] = [
  screen('tick sheet', 'report', 'TickSheet', 'tickSheet', month(), { anew: 0.4, again: 0.1 }),
  screen('summary', 'report', 'Summary', 'summary', month()),
  screen('trade stats', 'report', 'TradeStats', 'tradeStats', month()),
  screen('pot of gold', 'report', 'PotOfGold', 'potOfGold', {
    variables: { month: '2025-11' },
    values: days,
  }),
  screen('leaderboard', 'report', 'Leaderboard', 'leaderboard', ranked(MONTH)),
  screen('activity, a page', 'report', 'Activity', 'activity', month(100)),
  screen('Hog, a page', 'hog', 'Hog', 'hog', month(100)),
  screen('Hog, 1,000 rows', 'hog', 'Hog', 'hog', month(1_000), { anew: 0.65, again: 0.2 }),
  typed('month by salesperson', 'month', 'monthBySalesperson', month()),
  typed('year by month and team', 'year', 'yearByMonthAndTeam', {
    variables: YEAR,
    values: Object.values(YEAR),
  }),
  screen('one deal', 'screen', 'Deal', 'deal', { variables: { number: A_DEAL }, values: [A_DEAL] }, ONE_DEAL),
  screen(
    'a day',
    'screen',
    'DealsOfDay',
    'dealsOfDay',
    { variables: { day: MONTH.start }, values: [MONTH.start] },
    DAY,
  ),
  screen('leaderboard of a year', 'screen', 'Leaderboard', 'leaderboard', ranked(YEAR), YEARS_BOARD),
  grossEdit(A_DEAL, { anew: 1.5 }),
];

export function questionOf(name: string): Question {
  const found = QUESTIONS.find(question => question.name === name);
  if (!found) throw new Error(`No question is called ${name}.`);
  return found;
}

/** A document of the web app, sent by its id. */
function screen(
  name: string,
  kind: Question['kind'],
  operation: string,
  floor: string,
  asked: Asked | (() => Asked),
  most?: Most,
): Question {
  const extensions = { persistedQuery: { version: 1, sha256Hash: idOf(operation) } };
  const now = () => (typeof asked === 'function' ? asked() : asked);
  return {
    name,
    kind,
    body: () => JSON.stringify({ variables: now().variables, extensions }),
    floor,
    values: () => now().values,
    ...(most && { most }),
  };
}

/** A text of an analyst. */
function typed(name: string, kind: Question['kind'], file: string, { variables, values }: Asked): Question {
  const query = readFileSync(new URL(`questions/${file}.graphql`, import.meta.url), 'utf8');
  return { name, kind, body: () => JSON.stringify({ query, variables }), floor: file, values: () => values };
}

function idOf(operation: string): string {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL('../documents.json', import.meta.url), 'utf8'),
  );
  const found = Object.entries(texts).find(([, text]) => /^\w+ (\w+)/.exec(text)?.[1] === operation);
  if (!found) throw new Error(`No document is called ${operation}.`);
  return found[0];
}
