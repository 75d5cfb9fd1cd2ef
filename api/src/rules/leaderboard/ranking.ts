import type { HalfCents } from '../numbers/money.ts';
import { compareNames, type NamedItem } from '../people/names.ts';
import type { Hundredths } from '../settings/vacation.ts';
import type { AmountSource } from '../steps/amountSource.ts';
import { buildFigureStep } from '../steps/figureStep.ts';
import { toFraction } from '../steps/fraction.ts';
import { type CalculationSteps, countAmount, plus, ruleAmount } from '../steps/step.ts';
import { formatAmount } from '../steps/stepText.ts';
import { leaderboardFigures } from './leaderboardFigures.ts';

/** The figure that a leaderboard ranks by: Top Total Deals or Top Front Gross. */
export const RANKINGS = ['UNITS', 'GROSS'] as const;
export type Ranking = (typeof RANKINGS)[number];

/** The values that determine a rank, before rounding. */
export interface Ranked extends NamedItem {
  /** Total units, with vacation units for people. */
  readonly total: Hundredths;
  readonly gross: HalfCents;
}

/**
 * The figures that ranks compare: the first decides, then the second, then the name (rules.md, Leaderboard).
 */
export const COMPARED_FIGURES = { UNITS: ['total', 'gross'], GROSS: ['gross', 'total'] } as const;

/**
 * Sorts entries by rank. The selected figure, units or gross, decides first, then the figure that is not
 * selected, then the name.
 */
export function sortByRank<Entry extends Ranked>(entries: readonly Entry[], ranking: Ranking): Entry[] {
  const [first, second] = COMPARED_FIGURES[ranking];
  return [...entries].sort((a, b) => b[first] - a[first] || b[second] - a[second] || compareNames(a, b));
}

/** The texts for the figures that ranks compare. */
const RANK_TEXTS = {
  total: {
    format: ({ total }: Ranked) => formatAmount(toFraction(total, 100), 'units'),
    noun: 'units',
    equalAmount: 'the same units',
  },
  gross: {
    format: ({ gross }: Ranked) => formatAmount(toFraction(gross, 200), 'money'),
    noun: 'front gross',
    equalAmount: 'the same front gross',
  },
} as const;

const POSITIONS_SOURCE: AmountSource = { kind: 'places' };

/** A ranked entry with the calculation steps of the compared figures. */
interface RankedWithSteps extends Ranked {
  readonly steps: Readonly<Record<keyof typeof RANK_TEXTS, CalculationSteps>>;
}

/**
 * Builds the steps of a rank: 1, plus 1 for each entry before it, grouped by the figure that decided
 * (rules.md, Leaderboard).
 * @param before the earlier entries, in the order of `sortByRank`
 */
export function buildRankSteps(
  entry: RankedWithSteps,
  before: readonly Ranked[],
  ranking: Ranking,
): CalculationSteps {
  const [first, second] = COMPARED_FIGURES[ranking];
  const withMore = before.filter(each => each[first] > entry[first]);
  const equal = before.slice(withMore.length);
  const withMoreOfSecond = equal.filter(each => each[second] > entry[second]);
  const earlierByName = equal.length - withMoreOfSecond.length;
  const terms = [
    plus(
      before.length === 0 ? countAmount(1, 'because no one is ahead', POSITIONS_SOURCE) : ruleAmount(100, ''),
    ),
    ...buildAheadTerms(withMore.length, `with ${formatMoreThan(entry, withMore, first)}`),
    ...buildAheadTerms(
      withMoreOfSecond.length,
      `with ${RANK_TEXTS[first].equalAmount} and ${formatMoreThan(entry, withMoreOfSecond, second)}`,
    ),
    ...buildAheadTerms(earlierByName, 'with the same units and front gross, earlier by name'),
  ];
  const compared = equal.length > 0 ? [...entry.steps[first], ...entry.steps[second]] : entry.steps[first];
  return [...compared, buildFigureStep(leaderboardFigures.rank, terms)];
}

/**
 * Formats the comparison with the entries of higher rank, such as "more than 12.5 units (closest: 13.0)".
 */
function formatMoreThan(entry: Ranked, before: readonly Ranked[], figure: keyof typeof RANK_TEXTS): string {
  const { format, noun } = RANK_TEXTS[figure];
  const nearest = before.at(-1);
  return nearest ? `more than ${format(entry)} ${noun} (closest: ${format(nearest)})` : '';
}

const buildAheadTerms = (people: number, label: string) =>
  people === 0 ? [] : [plus(countAmount(people, label, POSITIONS_SOURCE))];
