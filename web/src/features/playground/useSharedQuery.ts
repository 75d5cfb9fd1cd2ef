import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryIn, type TypedQuery } from './queryLink';

/** Opens the query of a shared link, and takes it out of the address: a reload then keeps what is typed. */
export function useSharedQuery(open: (query: TypedQuery) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const show = useEffectEvent((query: TypedQuery) => {
    open(query);
    void navigate({ hash: '' }, { replace: true });
  });
  useEffect(
    function openWhatIsShared() {
      const query = queryIn(hash);
      if (query) show(query);
    },
    [hash],
  );
}
