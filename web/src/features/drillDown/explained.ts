import { useLiveQuery } from '../../lib/live/liveQuery';
import type { ExplainedFigure } from '../../lib/opened/drillDown';
import { ExplainDocument } from '../../lib/opened/drillDown.generated';

/** Reads how a number comes about and what stands behind it, and again whenever something has changed. */
export function useExplanation(figure: ExplainedFigure) {
  const { data, previousData, error, refetch } = useLiveQuery(ExplainDocument, { variables: { figure } });
  return { explanation: (data ?? previousData)?.explain, error, refetch };
}
