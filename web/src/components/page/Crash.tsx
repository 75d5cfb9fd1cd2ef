import { useIsOnline } from '../../lib/hooks/useIsOnline';
import { LoadError } from './LoadError';
import { DRAFT_SAVED_MESSAGE } from './typedIsKept';

/**
 * Replaces a screen that failed to render. Reloading also fetches the newest build; a missing old build is
 * the usual cause.
 */
export function RouteError() {
  const isOnline = useIsOnline();
  // The code of this screen was never loaded on this device. Reloading offline could lose the app as well.
  if (!isOnline)
    return (
      <LoadError
        title="This screen does not open offline"
        detail={`It opens once you are back online. ${DRAFT_SAVED_MESSAGE}`}
      />
    );
  return (
    <LoadError
      detail={`Reload the page to go on. ${DRAFT_SAVED_MESSAGE}`}
      onRetry={() => window.location.reload()}
      retryLabel="Reload"
    />
  );
}
