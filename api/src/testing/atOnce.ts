/** What work that is done in parts returns, done in one go. */
export function atOnce<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as Result;
  }
}
