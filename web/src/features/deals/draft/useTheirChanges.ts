import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { useBackgroundRead } from '../../../lib/live/liveQuery';
import { unattended } from '../../../lib/server/unattended';
import { ChangedDealDocument } from '../deals.generated';
import { isAnotherDeal, type TheirChanges, theirChangesSince } from './theirChanges';

type Followed = {
  /** As it was last read; undefined for a new deal, which nobody else can change. */
  deal: DealFieldsFragment | undefined;
  /** The version on which the form stands; older than the deal's when it was typed before others changed it. */
  version: number | null;
  onChanges: (newest: DealFieldsFragment, changes: TheirChanges) => void;
  /** The number has gone to another deal, for which nothing here was typed. */
  onAnotherDeal: () => void;
};

/** Reads what others have changed in the form's deal: when they store it, and whenever the function it gives is called. */
export function useTheirChanges({ deal, version, onChanges, onAnotherDeal }: Followed) {
  const client = useApolloClient();

  async function read(context = {}): Promise<void> {
    if (!deal || version === null) return;
    const { data } = await client.query({
      query: ChangedDealDocument,
      variables: { number: deal.number },
      context,
    });
    if (!data || data.deal.version === version) return;
    if (isAnotherDeal(data.dealHistory, version)) onAnotherDeal();
    else onChanges(data.deal, theirChangesSince(data.dealHistory, version));
  }

  const day = deal?.logDay;
  const request = useBackgroundRead(
    ChangedDealDocument,
    () => read(unattended),
    // Whoever changes a deal is announced on the day on which it was listed before.
    day === undefined ? null : { start: day, end: day },
  );

  const isBehind = deal !== undefined && version !== null && version < deal.version;
  useEffect(
    function catchUp() {
      if (isBehind) request();
    },
    [isBehind, request],
  );

  /** @throws when the deal cannot be read */
  return () => read();
}
