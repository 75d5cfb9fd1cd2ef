import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { backgroundContext } from '../../../lib/apollo/requestContexts';
import { useBackgroundRead } from '../../../lib/live/liveQuery';
import { DealChangesDocument } from '../deals.generated';
import { isAnotherDeal, listRemoteChanges, type RemoteChanges } from './remoteChanges';

type RemoteChangesOptions = {
  /** The deal as last read; undefined for a new deal, which other users cannot change. */
  deal: DealFieldsFragment | undefined;
  /**
   * Version on which the form is based. It is older than the version of the deal if the draft is based on an
   * earlier version.
   */
  version: number | null;
  onChanges: (newest: DealFieldsFragment, changes: RemoteChanges) => void;
  /** Called if the number now belongs to another deal. */
  onAnotherDeal: () => void;
};

/**
 * Loads the changes that other users make to the form's deal. Loads them when another user saves, and when
 * the returned function is called.
 */
export function useRemoteChanges({ deal, version, onChanges, onAnotherDeal }: RemoteChangesOptions) {
  const client = useApolloClient();

  async function loadChanges(context = {}): Promise<void> {
    if (!deal || version === null) return;
    const { data } = await client.query({
      query: DealChangesDocument,
      variables: { number: deal.number },
      context,
    });
    if (!data || data.deal.version === version) return;
    if (isAnotherDeal(data.dealHistory, version)) onAnotherDeal();
    else onChanges(data.deal, listRemoteChanges(data.dealHistory, version));
  }

  const day = deal?.logDay;
  const loadInBackground = useBackgroundRead(
    DealChangesDocument,
    () => loadChanges(backgroundContext),
    // Changes of a deal are announced for the day on which the deal was listed before the change.
    day === undefined ? null : { start: day, end: day },
  );

  const isOutdated = deal !== undefined && version !== null && version < deal.version;
  useEffect(
    function loadMissedChanges() {
      if (isOutdated) loadInBackground();
    },
    [isOutdated, loadInBackground],
  );

  /**
   * Loads the remote changes now.
   * @throws if the deal cannot be read
   */
  return () => loadChanges();
}
