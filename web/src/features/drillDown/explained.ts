import type { TypedDocumentNode } from '@apollo/client';
import {
  ExplainHogDocument,
  ExplainLeaderboardDocument,
  ExplainPotOfGoldDocument,
  ExplainSummaryDocument,
  ExplainTickSheetDocument,
  ExplainTradeStatsDocument,
  ExplainTrendsDocument,
  ExplainUpFunnelDocument,
  ExplainUpStatsDocument,
  type ExplanationFieldsFragment,
} from '../../generated/drillDown';
import { useLiveQuery, type WithTopics } from '../../lib/live/liveQuery';
import type { ExplainedFigure } from '../../lib/opened/drillDown';

type Variables = Record<string, unknown>;
type Query = TypedDocumentNode<{ explanation: ExplanationFieldsFragment }, Variables> & WithTopics;

/** A figure of which report, and which one. */
type Board = ExplainedFigure extends infer Each ? (Each extends unknown ? keyof Each : never) : never;

const queries = {
  tickSheet: ExplainTickSheetDocument,
  summary: ExplainSummaryDocument,
  tradeStats: ExplainTradeStatsDocument,
  trends: ExplainTrendsDocument,
  potOfGold: ExplainPotOfGoldDocument,
  leaderboard: ExplainLeaderboardDocument,
  hog: ExplainHogDocument,
  upStats: ExplainUpStatsDocument,
  upFunnel: ExplainUpFunnelDocument,
} satisfies Record<Board, WithTopics> as unknown as Record<Board, Query>;

/** Reads how a number comes about and what stands behind it, and again whenever something has changed. */
export function useExplanation(explained: ExplainedFigure) {
  const [[board, variables]] = Object.entries(explained) as [[Board, Variables]];
  const query = queries[board];
  const { data, previousData, error, refetch } = useLiveQuery(query, { variables });
  return { explanation: (data ?? previousData)?.explanation, error, refetch };
}
