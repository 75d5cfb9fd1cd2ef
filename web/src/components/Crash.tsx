import { LoadError } from './LoadError';

/** What a broken page shows. A reload also fetches the newest build, whose absence is the usual cause. */
export function Crash() {
  return (
    <main>
      <LoadError onRetry={() => window.location.reload()} retryLabel="Reload" />
    </main>
  );
}
