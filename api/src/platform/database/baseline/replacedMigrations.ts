/** The migration that creates every table of release 0.1.0. */
export const BASELINE = 'Migration20261128000000_baseline';

/**
 * The number of migrations in the last build before 0.1.0. The baseline creates the same tables as these
 * migrations.
 */
const REPLACED_COUNT = 40;

/**
 * Returns the migration names with the baseline in place of the migrations that it replaces. The store itself
 * still lists the replaced migrations, so that the previous build can still use it.
 * @param executed the migrations that a store or a backup lists
 * @returns undefined if it lists only some of the replaced migrations
 */
export function replaceWithBaseline(executed: readonly string[]): string[] | undefined {
  const current = executed.filter(name => name >= BASELINE);
  const replacedCount = executed.length - current.length;
  if (replacedCount > 0 && replacedCount < REPLACED_COUNT) return undefined;
  return replacedCount > 0 ? [...new Set([BASELINE, ...current])] : current;
}
