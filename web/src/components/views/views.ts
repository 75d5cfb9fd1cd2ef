import type { ViewedList } from '../../generated/types';
import { canonicalSearch } from '../../lib/address/urlState';

/** A list that has views, and what an address asks of it as a view holds it. */
export type Viewed = { list: ViewedList; canonical: (search: string) => string };

/** The views of a list by its filters. Call it once, outside of the component. */
export const viewsOf = <P>(list: ViewedList, params: P): Viewed => ({
  list,
  canonical: search => canonicalSearch(params, search),
});
