import Box from '@mui/material/Box';
import { PlainButton } from '../forms/PlainButton';

type Props = {
  /** The screen's own words: "Something went wrong", "Error loading data". */
  title?: string;
  /** What happened and what to do, from sentenceOf. */
  detail?: string;
  onRetry?: () => void;
  retryLabel?: string;
};

/** In the place of what could not be loaded. */
export function LoadError({
  title = 'Something went wrong',
  detail,
  onRetry,
  retryLabel = 'Try again',
}: Props) {
  return (
    <Box
      role="alert"
      sx={{ py: 6, px: 2, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}
    >
      <Box component="p" sx={{ m: 0, typography: 'h2' }}>
        {title}
      </Box>
      {detail && <Box sx={{ color: 'text.secondary' }}>{detail}</Box>}
      {onRetry && <PlainButton onClick={onRetry}>{retryLabel}</PlainButton>}
    </Box>
  );
}
