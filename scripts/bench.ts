// `npm run bench`: what each report and the Hog list cost, beside the floor (docs/PERFORMANCE.md).
//
//   npm run bench              takes some minutes
//   npm run bench -- --quick   smaller stores, fewer requests: for trying
import { bench, FULL, QUICK } from '../bench/bench.ts';
import { buildStale } from './build.ts';

const built = await buildStale('api');
if (built.code === 0) await bench(process.argv.includes('--quick') ? QUICK : FULL);
else process.exitCode = 1;
