import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type Day, isDay } from '../days/dates';

/** Defines how a filter is stored in the address. `read` returns undefined for an invalid text. */
export type Param<Value> = {
  fallback: Value;
  read: (text: string) => Value | undefined;
  write(value: Value): string;
};

type Params = Record<string, Param<unknown>>;
type ParamValue<P> = P extends Param<infer Value> ? Value : never;

/** The values of the filters, typed by their parameters. */
export type UrlValues<P> = { [Key in keyof P]: ParamValue<P[Key]> };

/** Returns the parameter for a value from a fixed list. */
export function oneOfParam<const Value extends string>(
  allowed: readonly Value[],
  fallback: NoInfer<Value>,
): Param<Value> {
  return { fallback, read: text => allowed.find(value => value === text), write: value => value };
}

/** Returns the parameter for a value from a fixed list; null when absent. */
export function optionalOneOfParam<const Value extends string>(
  allowed: readonly Value[],
): Param<Value | null> {
  return { fallback: null, read: text => allowed.find(value => value === text), write: value => value ?? '' };
}

/** Returns the parameter for free text; empty when absent. */
export function textParam(): Param<string> {
  return { fallback: '', read: value => value, write: value => value };
}

/** Returns the parameter for an id; null when absent. */
export function idParam(): Param<number | null> {
  return { fallback: null, read: parseWholeNumber(1), write: value => (value === null ? '' : String(value)) };
}

/** Returns the parameter for a calendar day; null when absent. */
export function dayParam(): Param<Day | null> {
  return { fallback: null, read: value => (isDay(value) ? value : undefined), write: value => value ?? '' };
}

/** Returns the parameter for a calendar month, YYYY-MM; null when absent. */
export function monthParam(): Param<string | null> {
  return {
    fallback: null,
    read: value => (isDay(`${value}-01`) ? value : undefined),
    write: value => value ?? '',
  };
}

/** Returns the parameter for a page of a table, counted from 0. */
export function pageParam(): Param<number> {
  return { fallback: 0, read: parseWholeNumber(0), write: String };
}

/**
 * Stores filters in the address, so that a reload, a bookmark and the Back button restore them. Values that
 * equal their fallback are omitted, and an invalid value is read as the fallback. A change replaces the
 * history entry, so that Back leaves the screen. Define the params once, outside of the component.
 * A change renders synchronously. For a large screen it renders as a transition, so that key presses and
 * clicks are handled first. The queries of such a screen then use useDebouncedVariables.
 */
export function useUrlState<P extends { [Key in keyof P]: Param<unknown> }>(
  params: P,
  renderMode: 'at once' | 'as a transition' = 'at once',
): [UrlValues<P>, (change: Partial<UrlValues<P>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => parseSearch(params, search), [params, search]);
  const change = useCallback(
    (changes: Partial<UrlValues<P>>) => {
      // Reads the current address and not the address of the last render, so that two simultaneous changes
      // both apply.
      const next = buildSearch(params, window.location.search, changes);
      const flushSync = renderMode === 'at once';
      void navigate({ search: next }, { replace: true, preventScrollReset: true, flushSync });
    },
    [params, renderMode, navigate],
  );
  return [values, change];
}

/** Returns the filters of an address. */
export function parseSearch<P>(params: P, search: string): UrlValues<P> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(params as Params).map(([key, param]) => {
    const text = query.get(key);
    return [key, (text === null ? undefined : param.read(text)) ?? param.fallback];
  });
  return Object.fromEntries(entries) as UrlValues<P>;
}

/**
 * Returns the filters of an address without its page, in a fixed order, so that equal filters have equal
 * texts.
 */
export function buildCanonicalSearch<P>(params: P, search: string): string {
  const query = new URLSearchParams(buildSearch(params, '', parseSearch(params, search)));
  query.delete('page');
  return query.toString();
}

/**
 * Returns the values that clear the filters: the fallback of every parameter, except for the excluded
 * parameters.
 */
export function getClearedValues<P>(params: P, ...excludedKeys: readonly (keyof P)[]): Partial<UrlValues<P>> {
  const clearedKeys = Object.keys(params as Params).filter(key => !excludedKeys.includes(key as keyof P));
  const values = parseSearch(params, '');
  return Object.fromEntries(clearedKeys.map(key => [key, values[key as keyof P]])) as Partial<UrlValues<P>>;
}

/** Returns the search of the address after a change. Other parameters stay. */
export function buildSearch<P>(params: P, search: string, changes: Partial<UrlValues<P>>): string {
  const query = new URLSearchParams(search);
  for (const [key, param] of Object.entries(params as Params)) {
    if (!Object.hasOwn(changes, key)) continue;
    const value: unknown = changes[key as keyof P];
    if (value === param.fallback || value === undefined) query.delete(key);
    else query.set(key, param.write(value));
  }
  return query.toString();
}

function parseWholeNumber(min: number): (text: string) => number | undefined {
  return text => (/^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= min ? Number(text) : undefined);
}

type OpenInUrl<Value> = { openValue: Value | null; open: (value: Value) => void; close: () => void };

/**
 * Stores in the address which dialog is open over a screen. Back closes the dialog, and a reload or a link
 * opens it again. Define the param once, outside of the component.
 */
export function useOpenInUrl<Value>(key: string, param: Param<Value | null>): OpenInUrl<Value> {
  const { search, state }: Location<{ openValue?: string } | null> = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => ({ [key]: param }), [key, param]);
  const openValue = parseSearch(params, search)[key] ?? null;
  // The previous history entry is then the same screen without the open dialog.
  const wasOpenedHere = state?.openValue === key;

  const open = useCallback(
    (value: Value) =>
      void navigate(
        { search: buildSearch(params, window.location.search, { [key]: value }) },
        { state: { openValue: key }, preventScrollReset: true },
      ),
    [navigate, params, key],
  );

  const close = useCallback(() => {
    if (wasOpenedHere) return void navigate(-1);
    const closedSearch = buildSearch(params, window.location.search, { [key]: null });
    void navigate({ search: closedSearch }, { replace: true, preventScrollReset: true });
  }, [navigate, params, key, wasOpenedHere]);

  return { openValue, open, close };
}
