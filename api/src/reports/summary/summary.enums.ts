import { figureEnum } from '../../figureTypes.ts';
import { comparedFigures, statsFigures, summaryFigures } from '../../rules/summary/summaryFigures.ts';

const explainedFigures = { ...statsFigures, ...summaryFigures };

export type SummaryFigureName = keyof typeof explainedFigures;

export const SummaryFigureEnum = figureEnum(
  'SummaryFigure',
  'A figure of the summary: a line of SummaryStats, of the store, 1 a deal, or one of SummaryFigures, of people.',
  explainedFigures,
);

export const StatsColumnEnum = figureEnum('StatsColumn', 'A column of the summary’s stats.', comparedFigures);
