import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HogDealFragment } from '../../generated/graphql';

/** The deals as they are listed now, for what is done with them later. */
export function useListed(rows: readonly HogDealFragment[]): RefObject<readonly HogDealFragment[]> {
  const listed = useRef(rows);
  useLayoutEffect(() => {
    listed.current = rows;
  }, [rows]);
  return listed;
}
