/** The migration that makes every table of release 0.1.0. */
export const BASELINE = 'Migration20261128000000_baseline';

/** How many migrations the last build before 0.1.0 had. The baseline makes the same tables. */
const REPLACED_COUNT = 40;

/**
 * Returns the names with the baseline in the place of the migrations that it replaces. A store keeps their names beside it, so that
 * the build before can still run on it.
 * @param executed what a store or a backup lists
 * @returns undefined when it lists some of the replaced migrations only
 */
export function withBaseline(executed: readonly string[]): string[] | undefined {
  const current = executed.filter(name => name >= BASELINE);
  const replacedCount = executed.length - current.length;
  if (replacedCount > 0 && replacedCount < REPLACED_COUNT) return undefined;
  return replacedCount > 0 ? [...new Set([BASELINE, ...current])] : current;
}
