import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { backgroundContext } from '../../../lib/apollo/requestContexts';
import { useBackgroundRead } from '../../../lib/live/liveQuery';
import { DealChangesDocument } from '../deals.generated';
import { isAnotherDeal, listRemoteChanges, type RemoteChanges } from './remoteChanges';

type RemoteChangesOptions = {
  /** The deal as it was last loaded; undefined for a new deal, which other users cannot change. */
  deal: DealFieldsFragment | undefined;
  /**
   * Version of the deal on which the form is based. A stored draft can be based on an earlier version than
   * the loaded deal.
   */
  version: number | null;
  onChanges: (newest: DealFieldsFragment, changes: RemoteChanges) => void;
  /** Called if the number now belongs to another deal. */
  onAnotherDeal: () => void;
};

/**
 * Loads the changes that other users have made to the deal of the form. Loads them when another user saves
 * the deal, and when the returned function is called.
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
    // Changes of a deal are announced for its log day before the change.
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
