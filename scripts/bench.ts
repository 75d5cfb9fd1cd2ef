// `npm run bench`: what each report and the Hog list cost, compared with the floor (docs/PERFORMANCE.md).
//
//   npm run bench                takes some minutes
//   npm run bench -- --quick     smaller stores, fewer requests: for trying
//   npm run bench -- --screens   the screens instead, in a real browser: what opening each costs
import { bench, FULL, QUICK } from '../bench/bench.ts';
import { benchScreens } from '../bench/screens/screens.ts';
import { buildStale } from './build.ts';

const ofScreens = process.argv.includes('--screens');
const built = await buildStale(ofScreens ? 'all' : 'api');
if (built.code !== 0) process.exitCode = 1;
else if (ofScreens) await benchScreens();
else await bench(process.argv.includes('--quick') ? QUICK : FULL);
