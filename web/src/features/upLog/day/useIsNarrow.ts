import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Returns whether the eleven fields of a row do not fit side by side, as on a phone or a tablet. Rows are
 * cards then.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1099.95px)', { noSsr: true });
}
