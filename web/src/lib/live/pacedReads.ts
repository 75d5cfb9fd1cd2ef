import {
  concatMap,
  concatWith,
  delay,
  finalize,
  type Observable,
  race,
  retry,
  Subject,
  switchMap,
  throttle,
  timer,
} from 'rxjs';

/** Minimum time between two reads, for any number of notices. */
export const PAUSE_MS = 1_000;

/** Maximum random delay, which spreads the reads of screens that received the same notice. */
export const MAX_SPREAD_MS = 250;

/** Maximum number of times that the pause after a failed read doubles. */
const MAX_DOUBLINGS = 4;

/**
 * Reads after each notice. Only one read runs at a time. All notices that arrive during a read or the pause
 * after it cause a single further read. A failed read is repeated after growing pauses, or at the next
 * notice.
 */
export function paceReads(
  notices: Observable<void>,
  read: () => Promise<unknown>,
  random: () => number = Math.random,
): Observable<unknown> {
  const readFinished = new Subject<void>();
  const afterFailure = (_error: unknown, failures: number) =>
    race(
      timer(PAUSE_MS * 2 ** Math.min(failures, MAX_DOUBLINGS) * (1 + random())),
      notices.pipe(delay(PAUSE_MS)),
    );
  return notices.pipe(
    throttle(() => readFinished, { leading: true, trailing: true }),
    concatMap(() =>
      timer(random() * MAX_SPREAD_MS).pipe(
        switchMap(read),
        retry({ delay: afterFailure }),
        concatWith(timer(PAUSE_MS)),
        finalize(() => readFinished.next()),
      ),
    ),
  );
}
