import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { formatCellRange } from './range';
import { useRangeStore } from './rangeStore';

const subscribeToNothing = () => () => {};

/** Announces the number of selected cells to screen readers. */
export function RangeStatus() {
  const rangeStore = useRangeStore();
  const range = useSyncExternalStore(rangeStore?.subscribe ?? subscribeToNothing, () => rangeStore?.get());
  return (
    <span role="status" style={visuallyHidden}>
      {range && formatCellRange(range)}
    </span>
  );
}
