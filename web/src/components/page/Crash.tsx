import { useIsOnline } from '../../lib/hooks/useIsOnline';
import { LoadError } from './LoadError';
import { TYPED_IS_KEPT } from './typedIsKept';

/** In the place of what broke. A reload also fetches the newest build, whose absence is the usual cause. */
export function Crash() {
  const isOnline = useIsOnline();
  // Its code was never loaded here. To reload could lose the app as well.
  if (!isOnline)
    return (
      <LoadError
        title="This screen does not open offline"
        detail={`It opens once you are back online. ${TYPED_IS_KEPT}`}
      />
    );
  return (
    <LoadError
      detail={`Reload the page to go on. ${TYPED_IS_KEPT}`}
      onRetry={() => window.location.reload()}
      retryLabel="Reload"
    />
  );
}
