import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type Param, readSearch, writeSearch } from '../address/urlState';

type OpenInUrl<Value> = { openValue: Value | null; open: (value: Value) => void; close: () => void };

/**
 * Keeps the dialog that is open over a screen in the address: Back closes it, and a reload or a link opens it
 * again. Define the param once, outside of the component.
 */
export function useOpenInUrl<Value>(key: string, param: Param<Value | null>): OpenInUrl<Value> {
  const { search, state }: Location<{ opened?: string } | null> = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => ({ [key]: param }), [key, param]);
  const opened = readSearch(params, search)[key] ?? null;
  // The previous history entry is then the same screen without the dialog.
  const wasOpenedHere = state?.opened === key;

  const open = useCallback(
    (value: Value) =>
      void navigate(
        { search: writeSearch(params, window.location.search, { [key]: value }) },
        { state: { opened: key }, preventScrollReset: true },
      ),
    [navigate, params, key],
  );

  const close = useCallback(() => {
    if (wasOpenedHere) return void navigate(-1);
    const closedSearch = writeSearch(params, window.location.search, { [key]: null });
    void navigate({ search: closedSearch }, { replace: true, preventScrollReset: true });
  }, [navigate, params, key, wasOpenedHere]);

  return { openValue: opened, open, close };
}
