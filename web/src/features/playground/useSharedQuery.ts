import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryIn, type TypedQuery } from './queryLink';
import { useIsReady } from './useTabs';

/** Opens the query of a shared link once there are editors, and takes it out of the address: a reload keeps what is typed then. */
export function useSharedQuery(open: (query: TypedQuery) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isReady = useIsReady();
  const show = useEffectEvent((query: TypedQuery) => {
    open(query);
    void navigate({ hash: '' }, { replace: true });
  });
  useEffect(
    function openWhatIsShared() {
      const query = isReady ? queryIn(hash) : null;
      if (query) show(query);
    },
    [hash, isReady],
  );
}
