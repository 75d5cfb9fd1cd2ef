import type { ViewedList } from '../../generated/types';
import { canonicalSearch } from '../../lib/address/urlState';

/** A list with views, and a function that returns the URL's search in the form that views store. */
export type ListViews = { list: ViewedList; toCanonicalSearch: (search: string) => string };

/** Defines the views of a list by its URL parameters. Call it once, outside of components. */
export const defineListViews = <P>(list: ViewedList, params: P): ListViews => ({
  list,
  toCanonicalSearch: search => canonicalSearch(params, search),
});
