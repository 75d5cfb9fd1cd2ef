import Box from '@mui/material/Box';
import { useIsOnline } from '../../lib/hooks/useIsOnline';
import { PlainButton } from '../forms/PlainButton';

type Props = {
  /** The message of the screen: "Something went wrong", "Error loading data". */
  title?: string;
  /** The error and the next step for the person, from `toErrorMessage`. */
  detail?: string;
  onRetry?: () => void;
  retryLabel?: string;
};

/** Renders an error message in place of content that could not be loaded. */
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

/**
 * Renders an error message in place of a screen that failed to render. The usual cause is that the files of
 * an old build no longer exist. Reloading fetches the newest build.
 */
export function RouteError() {
  const isOnline = useIsOnline();
  // The code of this screen was never loaded on this device. A reload without a connection could make the
  // whole app unavailable.
  if (!isOnline)
    return (
      <LoadError
        title="This screen isn’t available offline"
        detail={`It will open when you’re back online. ${DRAFT_SAVED_MESSAGE}`}
      />
    );
  return (
    <LoadError
      detail={`Reload the page to continue. ${DRAFT_SAVED_MESSAGE}`}
      onRetry={() => window.location.reload()}
      retryLabel="Reload"
    />
  );
}

/**
 * Part of every message about a failed page, because input is stored from the first keystroke on
 * (docs/adr/sign-in-and-drafts.md).
 */
export const DRAFT_SAVED_MESSAGE = 'Anything you typed is saved on this device.';
