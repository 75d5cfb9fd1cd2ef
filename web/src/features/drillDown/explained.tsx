import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import {
  ExplainPotOfGoldDocument,
  ExplainTickSheetDocument,
  type ExplanationFieldsFragment,
} from '../../generated/graphql';
import { useFollow } from '../../lib/live/follow';
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
type Question = {
  query: TypedDocumentNode<{ explanation: ExplanationFieldsFragment }, Variables>;
  variables: Variables | null;
};

const nothing: Question = { query: ExplainTickSheetDocument as Question['query'], variables: null };

/** Which query explains a figure. */
function questionOf(explained: ExplainedFigure | undefined): Question {
  if (!explained) return nothing;
  const [query, variables] =
    'tickSheet' in explained
      ? [ExplainTickSheetDocument, explained.tickSheet]
      : [ExplainPotOfGoldDocument, explained.potOfGold];
  return { query: query as Question['query'], variables };
}

/** Reads how a number comes about, and again whenever something has changed; nothing for one that is not explained. */
export function useExplained({ title, explained }: DrillDown, onLeave: () => void): Explained | undefined {
  const { query, variables } = questionOf(explained);
  const { data, previousData, error, refetch } = useQuery(
    query,
    variables ? { variables, fetchPolicy: 'network-only' } : skipToken,
  );
  useFollow(query, variables, { topics: ['DEALS', 'SETTINGS', 'EMPLOYEES', 'UP_LOG'] });
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
