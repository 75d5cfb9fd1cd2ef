import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether eleven fields have no room side by side: a phone or a tablet, where a row is a card that opens. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1099.95px)', { noSsr: true });
}
