// `npm run bench`: what the requests of the screens cost, compared with the floor (docs/PERFORMANCE.md).
//
//   npm run bench                takes some minutes
//   npm run bench -- --quick     a smaller store and fewer requests
//   npm run bench -- --loop      the largest imports, comparisons, exports and screens: pauses of the event loop, and memory
//                                (--only import: what has this in its name)
//   npm run bench -- --loads     what opening each screen costs, in a real browser
import { bench, FULL, QUICK } from '../bench/bench.ts';
import { benchLoop } from '../bench/loop/loop.ts';
import { benchScreens } from '../bench/screens/screens.ts';
import { buildStale } from './build.ts';

const hasFlag = (flag: string) => process.argv.includes(flag);
const textAfter = (flag: string) => process.argv[process.argv.indexOf(flag) + 1 || process.argv.length];

const plan = hasFlag('--quick') ? QUICK : FULL;
const built = await buildStale(hasFlag('--loads') ? 'all' : 'api');
if (built.code !== 0) process.exitCode = 1;
else if (hasFlag('--loads')) await benchScreens();
else if (hasFlag('--loop')) await benchLoop(plan.size, textAfter('--only'));
else await bench(plan);
