import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Returns whether the screen is a phone's: narrower than 600 px, where tables shorten their texts
 * (overview.md, On a phone).
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true });
}
