const { SEED } = process.env;

/**
 * Where randomised tests begin. `npm test` tries the same cases every time, so that what fails in it is what was changed;
 * `SEED=random` looks for new ones, and `SEED=<the seed that was printed>` brings those back.
 */
export const seed = SEED === 'random' ? Math.floor(Math.random() * 1_000_000) : Number(SEED ?? 42);
