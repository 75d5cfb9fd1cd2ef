const { SEED } = process.env;

/**
 * The seed of randomized tests. `npm test` runs the same cases every time, so that a failure comes from a
 * change. `SEED=random` tries new cases, and `SEED=<the printed seed>` repeats them.
 */
export const seed = SEED === 'random' ? Math.floor(Math.random() * 1_000_000) : Number(SEED ?? 42);
