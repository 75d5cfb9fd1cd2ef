import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Day, isDay } from '../days/dates';

/** How one filter is written in the address. `read` gives undefined for what it does not accept. */
export type Param<Value> = {
  fallback: Value;
  read: (text: string) => Value | undefined;
  write(value: Value): string;
};

type Params = Record<string, Param<unknown>>;
type ValueOf<P> = P extends Param<infer Value> ? Value : never;

/** The filters' values, typed by their params. */
export type UrlValues<P> = { [Key in keyof P]: ValueOf<P[Key]> };

/** One of a closed list. */
export function oneOf<const Value extends string>(
  allowed: readonly Value[],
  fallback: NoInfer<Value>,
): Param<Value> {
  return { fallback, read: text => allowed.find(value => value === text), write: value => value };
}

/** One of a closed list, or nothing chosen. */
export function maybeOneOf<const Value extends string>(allowed: readonly Value[]): Param<Value | null> {
  return { fallback: null, read: text => allowed.find(value => value === text), write: value => value ?? '' };
}

/** Free text; empty when absent. */
export function text(): Param<string> {
  return { fallback: '', read: value => value, write: value => value };
}

/** Someone's or something's id; null when none is chosen. */
export function id(): Param<number | null> {
  return { fallback: null, read: wholeFrom(1), write: value => (value === null ? '' : String(value)) };
}

/** A calendar day; null when none is chosen. */
export function day(): Param<Day | null> {
  return { fallback: null, read: value => (isDay(value) ? value : undefined), write: value => value ?? '' };
}

/** A calendar month, YYYY-MM; null when none is chosen. */
export function month(): Param<string | null> {
  return {
    fallback: null,
    read: value => (isDay(`${value}-01`) ? value : undefined),
    write: value => value ?? '',
  };
}

/** A page of a table, counted from 0. */
export function page(): Param<number> {
  return { fallback: 0, read: wholeFrom(0), write: String };
}

/**
 * Keeps filters in the address, so that a reload, a bookmark and the back button keep them too. What equals its fallback is
 * left out; what is not accepted reads as the fallback. A change replaces the entry, so that Back leaves the screen.
 * Define the params once, outside of the component.
 *
 * The screen is drawn for a change before anything else, or, for the filters of a large one, as a transition, which a key or
 * a click comes before; its queries then go through useSettledVariables.
 */
export function useUrlState<P extends { [Key in keyof P]: Param<unknown> }>(
  params: P,
  isDrawn: 'at once' | 'as a transition' = 'at once',
): [UrlValues<P>, (change: Partial<UrlValues<P>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readSearch(params, search), [params, search]);
  const change = useCallback(
    (changed: Partial<UrlValues<P>>) => {
      // The address itself, not the last render's: two changes of one moment both count.
      const next = writeSearch(params, window.location.search, changed);
      const flushSync = isDrawn === 'at once';
      void navigate({ search: next }, { replace: true, preventScrollReset: true, flushSync });
    },
    [params, isDrawn, navigate],
  );
  return [values, change];
}

/** The filters that an address asks for. */
export function readSearch<P>(params: P, search: string): UrlValues<P> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(params as Params).map(([key, param]) => {
    const written = query.get(key);
    return [key, (written === null ? undefined : param.read(written)) ?? param.fallback];
  });
  return Object.fromEntries(entries) as UrlValues<P>;
}

/** What an address asks of a list, in one order, without its page: two addresses that ask for the same are written alike. */
export function canonicalSearch<P>(params: P, search: string): string {
  const query = new URLSearchParams(writeSearch(params, '', readSearch(params, search)));
  query.delete('page');
  return query.toString();
}

/** What clearing the filters goes back to: every param at its fallback, but for those that stay as they are. */
export function cleared<P>(params: P, ...others: readonly (keyof P)[]): Partial<UrlValues<P>> {
  const left = Object.keys(params as Params).filter(key => !others.includes(key as keyof P));
  const values = readSearch(params, '');
  return Object.fromEntries(left.map(key => [key, values[key as keyof P]])) as Partial<UrlValues<P>>;
}

/** The address after a change; whatever else stands in it stays. */
export function writeSearch<P>(params: P, search: string, changed: Partial<UrlValues<P>>): string {
  const query = new URLSearchParams(search);
  for (const [key, param] of Object.entries(params as Params)) {
    if (!Object.hasOwn(changed, key)) continue;
    const value: unknown = changed[key as keyof P];
    if (value === param.fallback || value === undefined) query.delete(key);
    else query.set(key, param.write(value));
  }
  return query.toString();
}

function wholeFrom(least: number): (text: string) => number | undefined {
  return written =>
    /^(0|[1-9]\d{0,9})$/.test(written) && Number(written) >= least ? Number(written) : undefined;
}
