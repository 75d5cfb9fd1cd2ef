import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { type DealFieldsFragment, DealNewsDocument } from '../../generated/graphql';
import { useChanges } from '../../lib/live';
import { usePaced } from '../../lib/pace';
import { unattended } from '../../lib/unattended';
import { isAnotherDeal, type News, newsSince } from './dealNews';
import type { DraftField } from './formFields';

type Followed = {
  /** As it was last read; undefined for a new deal, which nobody else can change. */
  deal: DealFieldsFragment | undefined;
  /** The version on which the form stands; older than the deal's when it was typed before others changed it. */
  version: number | null;
  onNews: (newest: DealFieldsFragment, news: Partial<Record<DraftField, News>>) => void;
  /** The number has gone to another deal, for which nothing here was typed. */
  onAnotherDeal: () => void;
};

/** Looks what others have made of the deal in the form: when they store it, and whenever it is asked. */
export function useDealNews({ deal, version, onNews, onAnotherDeal }: Followed) {
  const client = useApolloClient();

  /** @throws when the deal cannot be read */
  async function look(context = {}) {
    if (!deal || version === null) return;
    const { data } = await client.query({
      query: DealNewsDocument,
      variables: { number: deal.number },
      fetchPolicy: 'network-only',
      context,
    });
    if (!data || data.deal.version === version) return;
    if (isAnotherDeal(data.dealHistory, version)) onAnotherDeal();
    else onNews(data.deal, newsSince(data.dealHistory, version));
  }

  const lookSoon = usePaced(() => look(unattended));
  const day = deal?.logDay;
  // Whoever changes a deal is heard on the day on which it was listed before.
  useChanges(['DEALS'], lookSoon, day === undefined ? null : { start: day, end: day });

  const isBehind = deal !== undefined && version !== null && version < deal.version;
  useEffect(
    function catchUp() {
      if (isBehind) lookSoon();
    },
    [isBehind, lookSoon],
  );

  return look;
}
