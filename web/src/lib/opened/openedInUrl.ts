import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type Param, readSearch, writeSearch } from '../address/urlState';

type Opened<Value> = { opened: Value | null; open: (value: Value) => void; close: () => void };

/**
 * What is open over a screen, named in the address: Back closes it, a reload or a link opens it again. Define the param
 * once, outside of the component.
 */
export function useOpened<Value>(key: string, param: Param<Value | null>): Opened<Value> {
  const { search, state }: Location<{ opened?: string } | null> = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => ({ [key]: param }), [key, param]);
  const opened = readSearch(params, search)[key] ?? null;
  // The entry before this one is then the same screen without it.
  const isOneStepIn = state?.opened === key;

  const open = useCallback(
    (value: Value) =>
      void navigate(
        { search: writeSearch(params, window.location.search, { [key]: value }) },
        { state: { opened: key }, preventScrollReset: true },
      ),
    [navigate, params, key],
  );

  const close = useCallback(() => {
    if (isOneStepIn) return void navigate(-1);
    const closed = writeSearch(params, window.location.search, { [key]: null });
    void navigate({ search: closed }, { replace: true, preventScrollReset: true });
  }, [navigate, params, key, isOneStepIn]);

  return { opened, open, close };
}
