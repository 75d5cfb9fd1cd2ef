import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect } from 'react';
import type { ComparisonAnswerFragment } from '../../../generated/compare';
import { type Followed, useFollow } from '../../../lib/live/follow';
import { comparedDays } from '../compareWords';
import type { ComparisonActs } from './useComparisonActs';

/**
 * Shows what others decide and type while it happens. While an act of ours is on its way nothing changes, and an answer to a
 * question from before it is thrown away, so that nothing that was just done jumps back.
 */
export function useFollowBetweenActs<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables> & Followed,
  variables: NoInfer<Variables>,
  comparison: ComparisonAnswerFragment | undefined,
  { isBusy }: ComparisonActs,
): void {
  // The file may name deals of any day.
  const days = comparison && comparison.outsideCount === 0 ? comparedDays(comparison) : null;
  const { hold, release, wrote } = useFollow(query, variables, days);
  useEffect(() => {
    if (!isBusy) return;
    hold();
    return () => {
      release();
      wrote();
    };
  }, [isBusy, hold, release, wrote]);
}
