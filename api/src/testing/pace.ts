/** How many times the usual a busy machine may take at one moment and not at the next. */
const GENEROUS = 30;

/** How long something takes, in milliseconds. */
export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * A limit of the product as a test may hold it to on any machine: what is promised, and what the machine takes besides.
 * @param usualMs how long an easy call took just before
 */
export const promised = (limitMs: number, usualMs: number): number => limitMs + GENEROUS * usualMs;
