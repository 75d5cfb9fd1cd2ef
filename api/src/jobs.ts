import type { Services } from './context.ts';
import type { Job } from './queue/job.ts';

/** Everything that is done outside of requests; each is declared by its room. */
export const jobs: readonly Job<object, Services>[] = [];
