import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ViewedList } from '../../generated/types';
import { useSavedViews } from '../../lib/viewer';

type Props = { list: ViewedList; children: ReactNode };

/**
 * Opens a list with the view that the person chose to open first, unless the URL already has filters
 * (views.md).
 */
export function DefaultView({ list, children }: Props) {
  const { search } = useLocation();
  const defaultSearch = useSavedViews(list).find(({ isFirst }) => isFirst)?.search ?? '';
  const [hasStarted, setHasStarted] = useState(false);
  if (hasStarted) return children;
  if (search === '' && defaultSearch !== '') return <Navigate replace to={{ search: defaultSearch }} />;
  // Opens the view only on the first render, so that filters stay cleared after a person clears them.
  setHasStarted(true);
  return null;
}
