import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ViewedList } from '../../generated/types';
import { useSavedViews } from '../../lib/savedViews';

type Props = { list: ViewedList; children: ReactNode };

/** A list, which begins with the view that opens first, unless its address asks for something (views.md). */
export function FirstView({ list, children }: Props) {
  const { search } = useLocation();
  const first = useSavedViews(list).find(({ isFirst }) => isFirst)?.search ?? '';
  const [hasBegun, setHasBegun] = useState(false);
  if (hasBegun) return children;
  if (search === '' && first !== '') return <Navigate replace to={{ search: first }} />;
  // Once: what is cleared afterwards stays cleared.
  setHasBegun(true);
  return null;
}
