import { LoadError } from './LoadError';
import { TYPED_IS_KEPT } from './typedIsKept';

/** In the place of what broke. A reload also fetches the newest build, whose absence is the usual cause. */
export function Crash() {
  return (
    <LoadError
      detail={`Reload the page to go on. ${TYPED_IS_KEPT}`}
      onRetry={() => window.location.reload()}
      retryLabel="Reload"
    />
  );
}
