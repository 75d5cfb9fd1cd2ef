import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import {
  ExplainHogDocument,
  ExplainLeaderboardDocument,
  ExplainPotOfGoldDocument,
  ExplainSummaryDocument,
  ExplainTickSheetDocument,
  ExplainTradeStatsDocument,
  ExplainTrendsDocument,
  ExplainUpStatsDocument,
  type ExplanationFieldsFragment,
} from '../../generated/drillDown';
import { type Followed, useFollow } from '../../lib/live/follow';
import type { DrillDown, ExplainedFigure } from '../../lib/opened/drillDown';
import { ExplanationLines } from './ExplanationLines';

/** A number as the server explains it. */
export type Explained = {
  /** As it is written; undefined until it is known. */
  figure: string | undefined;
  /** How it comes about, or that it is on its way. */
  lines: ReactNode;
};

type Variables = Record<string, unknown>;
type Query = TypedDocumentNode<{ explanation: ExplanationFieldsFragment }, Variables> & Followed;

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
} satisfies Record<Board, Followed> as unknown as Record<Board, Query>;

/** Which query explains a figure, and of what; of nothing for one that is not explained. */
function questionOf(explained: ExplainedFigure | undefined): { query: Query; variables: Variables | null } {
  const [asked] = Object.entries(explained ?? {}) as [Board, Variables][];
  return asked
    ? { query: queries[asked[0]], variables: asked[1] }
    : { query: queries.tickSheet, variables: null };
}

/** Reads how a number comes about, and again whenever something has changed; nothing for one that is not explained. */
export function useExplained({ title, explained }: DrillDown, onLeave: () => void): Explained | undefined {
  const { query, variables } = questionOf(explained);
  const { data, previousData, error, refetch } = useQuery(
    query,
    variables ? { variables, fetchPolicy: 'network-only' } : skipToken,
  );
  useFollow(query, variables);
  if (!variables) return undefined;
  const explanation = (data ?? previousData)?.explanation;
  return {
    figure: explanation?.figureText,
    lines: (
      <ExplanationLines
        title={title}
        steps={explanation?.steps}
        error={error}
        onRetry={() => void refetch()}
        onLeave={onLeave}
      />
    ),
  };
}
