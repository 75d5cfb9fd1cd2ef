import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { rangeWords } from './range';
import { useRanges } from './rangeStore';

const never = () => () => {};

/** Tells a screen reader how many cells are selected. */
export function RangeStatus() {
  const ranges = useRanges();
  const range = useSyncExternalStore(ranges?.subscribe ?? never, () => ranges?.get());
  return (
    <span role="status" style={visuallyHidden}>
      {range && rangeWords(range)}
    </span>
  );
}
