import Box from '@mui/material/Box';
import { PlainButton } from '../forms/PlainButton';

type Props = {
  /** The message of the screen: "Something went wrong", "Error loading data". */
  title?: string;
  /** The error and the next step for the person, from `toErrorMessage`. */
  detail?: string;
  onRetry?: () => void;
  retryLabel?: string;
};

/** Replaces content that could not be loaded. */
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
