import type { AmountSource } from '../steps/basis.ts';
import { buildFigureStep } from '../steps/figureStep.ts';
import { toFraction } from '../steps/fraction.ts';
import { countAmount, plus, ruleAmount, type CalculationSteps } from '../steps/step.ts';
import { formatAmount } from '../steps/stepText.ts';
import { leaderboardFigures } from './leaderboardFigures.ts';
import { COMPARED_FIGURES, type Ranked, type Ranking } from './ranking.ts';

/** The texts for the figures that ranks compare. */
const RANK_TEXTS = {
  total: {
    format: ({ total }: Ranked) => formatAmount(toFraction(total, 100), 'units'),
    noun: 'units',
    equalAmount: 'as many units',
  },
  gross: {
    format: ({ gross }: Ranked) => formatAmount(toFraction(gross, 200), 'money'),
    noun: 'front gross',
    equalAmount: 'as much front gross',
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
export function buildRankSteps(entry: RankedWithSteps, before: readonly Ranked[], ranking: Ranking): CalculationSteps {
  const [first, second] = COMPARED_FIGURES[ranking];
  const withMore = before.filter(each => each[first] > entry[first]);
  const equal = before.slice(withMore.length);
  const withMoreOfSecond = equal.filter(each => each[second] > entry[second]);
  const earlierByName = equal.length - withMoreOfSecond.length;
  const terms = [
    plus(before.length === 0 ? countAmount(1, 'as nobody comes before', POSITIONS_SOURCE) : ruleAmount(100, '')),
    ...buildAheadTerms(withMore.length, `with ${formatMoreThan(entry, withMore, first)}`),
    ...buildAheadTerms(
      withMoreOfSecond.length,
      `with ${RANK_TEXTS[first].equalAmount} and ${formatMoreThan(entry, withMoreOfSecond, second)}`,
    ),
    ...buildAheadTerms(earlierByName, 'with as much of both, earlier by name'),
  ];
  const compared = equal.length > 0 ? [...entry.steps[first], ...entry.steps[second]] : entry.steps[first];
  return [...compared, buildFigureStep(leaderboardFigures.rank, terms)];
}

/** Formats the comparison: "more than 12.5 units, the nearest 13.0". */
function formatMoreThan(entry: Ranked, before: readonly Ranked[], figure: keyof typeof RANK_TEXTS): string {
  const { format, noun } = RANK_TEXTS[figure];
  const nearest = before.at(-1);
  return nearest ? `more than ${format(entry)} ${noun}, the nearest ${format(nearest)}` : '';
}

const buildAheadTerms = (people: number, label: string) => (people === 0 ? [] : [plus(countAmount(people, label, POSITIONS_SOURCE))]);
