import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseQueryHash, type PlaygroundQuery } from './queryLink';

/** Opens the query of a shared link and removes it from the URL, so that a reload keeps later edits. */
export function useSharedQuery(openQuery: (query: PlaygroundQuery) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const openAndClearHash = useEffectEvent((query: PlaygroundQuery) => {
    openQuery(query);
    void navigate({ hash: '' }, { replace: true });
  });
  useEffect(
    function openSharedQuery() {
      const query = parseQueryHash(hash);
      if (query) openAndClearHash(query);
    },
    [hash],
  );
}
