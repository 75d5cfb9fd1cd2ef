import { readFileSync } from 'node:fs';

/**
 * The month of every screen's request. The month is over, so that the response does not depend on the day of
 * the run. The store also has data after this month.
 */
const MONTH = { start: '2025-11-01', end: '2025-11-30' } as const;

/** The year that contains the month. */
const YEAR = { start: '2025-01-01', end: '2025-12-31' } as const;

/** Maximum CPU time of the server and PostgreSQL together, as a multiple of the baseline's CPU time. */
interface MaxRatios {
  readonly uncached?: number;
  readonly cached?: number;
}

type SqlValue = string | number;

/** Number of a sold deal on the first day of the month. Every store has this deal. */
export const DEAL_NUMBER = 999;

/** One request of a screen, as the web app sends it. */
export interface BenchRequest {
  readonly name: string;
  /** Returns the body for `/graphql`. A mutation writes a different value each time. */
  readonly body: () => string;
  /** The file in `baseline/` with a SQL statement that builds the same response as JSON text. */
  readonly baseline?: string;
  readonly values?: () => readonly SqlValue[];
  readonly maxRatios?: MaxRatios;
}

let dollars = 0;

/** Builds a request that writes a different front gross each time. */
export function buildGrossEdit(number: number, maxRatios: MaxRatios = {}): BenchRequest {
  const id = getDocumentId('SetDealGross');
  const nextAmount = () => {
    dollars = (dollars + 1) % 10_000;
    return dollars;
  };
  const body = () => buildBody(id, { number, frontGross: nextAmount() });
  return {
    name: 'a gross edit',
    body,
    baseline: 'setDealGross',
    values: () => [number, nextAmount()],
    maxRatios,
  };
}

const days = Object.values(MONTH);
const page = (limit: number) => ({ ...MONTH, sort: 'LOG_DAY', isDescending: false, offset: 0, limit });
const board = { mode: 'EMPLOYEES', carType: 'ALL', rankBy: 'UNITS' };

/** The requests of six screens, each with a goal. */
export const BENCH_REQUESTS: readonly BenchRequest[] = [
  withBaseline(buildScreenRequest('tick sheet', 'TickSheet', MONTH), 'tickSheet', days, {
    uncached: 0.4,
    cached: 0.1,
  }),
  withBaseline(buildScreenRequest('Hog, 1,000 rows', 'Hog', page(1_000)), 'hog', [...days, 1_000], {
    uncached: 0.65,
    cached: 0.2,
  }),
  withBaseline(buildScreenRequest('one deal', 'Deal', { number: DEAL_NUMBER }), 'deal', [DEAL_NUMBER], {
    uncached: 1.3,
    cached: 1.2,
  }),
  withBaseline(buildScreenRequest('a day', 'DealsOfDay', { day: MONTH.start }), 'dealsOfDay', [MONTH.start], {
    uncached: 1,
    cached: 0.6,
  }),
  withBaseline(
    buildScreenRequest('leaderboard, one year', 'Leaderboard', { ...board, ...YEAR }),
    'leaderboard',
    Object.values(YEAR),
    { uncached: 0.4, cached: 0.07 },
  ),
  buildGrossEdit(DEAL_NUMBER, { uncached: 1.5 }),
];

/** The requests for the event loop measurement. They include the screens that read the most data. */
export const SCREEN_REQUESTS: readonly BenchRequest[] = [
  ...BENCH_REQUESTS.filter(({ baseline }) => baseline !== 'setDealGross'),
  buildScreenRequest('Hog, one year', 'Hog', { ...page(1_000), ...YEAR }),
  buildScreenRequest('summary, one year', 'Summary', YEAR),
  buildScreenRequest('trade, one year', 'TradeStats', YEAR),
  buildScreenRequest('pot of gold', 'PotOfGold', { month: '2025-11' }),
  buildScreenRequest('activity, one year', 'Activity', { ...page(1_000), ...YEAR }),
];

/** Builds a request for a document of the web app. The request contains only the id of the document. */
function buildScreenRequest(name: string, operation: string, variables: object): BenchRequest {
  const id = getDocumentId(operation);
  return { name, body: () => buildBody(id, variables) };
}

function buildBody(sha256Hash: string, variables: object): string {
  return JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

function withBaseline(
  request: BenchRequest,
  baseline: string,
  values: readonly SqlValue[],
  maxRatios: MaxRatios = {},
): BenchRequest {
  return { ...request, baseline, values: () => values, maxRatios };
}

function getDocumentId(operation: string): string {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL('../documents.json', import.meta.url), 'utf8'),
  );
  const found = Object.entries(texts).find(([, text]) => /^\w+ (\w+)/.exec(text)?.[1] === operation);
  if (!found) throw new Error(`There is no document named ${operation}.`);
  return found[0];
}
