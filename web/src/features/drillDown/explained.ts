import { useLiveQuery } from '../../lib/live/liveQuery';
import type { ExplainedFigure } from '../../lib/opened/drillDown';
import { ExplainDocument } from '../../lib/opened/drillDown.generated';

/** Loads the calculation of a figure and its source rows, and reloads them after a change. */
export function useExplanation(figure: ExplainedFigure) {
  const { data, previousData, error, refetch } = useLiveQuery(ExplainDocument, { variables: { figure } });
  return { explanation: (data ?? previousData)?.explain, error, refetch };
}
