import type { Basis } from '../steps/basis.ts';
import { figureStep } from '../steps/figureStep.ts';
import { fraction } from '../steps/fraction.ts';
import { countOf, plus, ruled, type Steps } from '../steps/step.ts';
import { amountText } from '../steps/stepText.ts';
import { leaderboardFigures } from './leaderboardFigures.ts';
import { COMPARED, type Ranked, type Ranking } from './ranking.ts';

/** How a figure that ranks compare is explained. */
const TOLD = {
  total: {
    text: ({ total }: Ranked) => amountText(fraction(total, 100), 'units'),
    noun: 'units',
    asMuch: 'as many units',
  },
  gross: {
    text: ({ gross }: Ranked) => amountText(fraction(gross, 200), 'money'),
    noun: 'front gross',
    asMuch: 'as much front gross',
  },
} as const;

const PLACES: Basis = { kind: 'places' };

/** Who is ranked, and how what is compared comes about. */
interface RankedSteps extends Ranked {
  readonly steps: Readonly<Record<keyof typeof TOLD, Steps>>;
}

/**
 * How a rank comes about: 1, and 1 for each who comes before, by what decided it (rules.md, Leaderboard).
 * @param before who comes before, in the order of `inRankOrder`
 */
export function rankSteps(own: RankedSteps, before: readonly Ranked[], ranking: Ranking): Steps {
  const [first, second] = COMPARED[ranking];
  const withMore = before.filter(each => each[first] > own[first]);
  const equal = before.slice(withMore.length);
  const withMoreOfOther = equal.filter(each => each[second] > own[second]);
  const earlierByName = equal.length - withMoreOfOther.length;
  const terms = [
    plus(before.length === 0 ? countOf(1, 'as nobody comes before', PLACES) : ruled(100, '')),
    ...ahead(withMore.length, `with ${moreThan(own, withMore, first)}`),
    ...ahead(
      withMoreOfOther.length,
      `with ${TOLD[first].asMuch} and ${moreThan(own, withMoreOfOther, second)}`,
    ),
    ...ahead(earlierByName, 'with as much of both, earlier by name'),
  ];
  const compared = equal.length > 0 ? [...own.steps[first], ...own.steps[second]] : own.steps[first];
  return [...compared, figureStep(leaderboardFigures.rank, terms)];
}

/** "more than 12.5 units, the nearest 13.0". */
function moreThan(own: Ranked, before: readonly Ranked[], figure: keyof typeof TOLD): string {
  const { text, noun } = TOLD[figure];
  const nearest = before.at(-1);
  return nearest ? `more than ${text(own)} ${noun}, the nearest ${text(nearest)}` : '';
}

const ahead = (people: number, words: string) => (people === 0 ? [] : [plus(countOf(people, words, PLACES))]);
