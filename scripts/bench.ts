// `npm run bench`: measures the cost of the screens' requests against a baseline (docs/PERFORMANCE.md).
//
//   npm run bench                takes some minutes
//   npm run bench -- --quick     a smaller store and fewer requests
//   npm run bench -- --loop      event loop pauses and memory during the largest imports, exports and screens
//                                (--only import: only those with this in their names)
//   npm run bench -- --loads     the cost of opening each screen, in a real browser
import { FULL, QUICK, runBench } from '../bench/bench.ts';
import { benchLoop } from '../bench/loop/loop.ts';
import { benchScreens } from '../bench/screens/firstLoad.ts';
import { buildStale } from './build.ts';

const hasFlag = (flag: string) => process.argv.includes(flag);
const getOption = (flag: string) => process.argv[process.argv.indexOf(flag) + 1 || process.argv.length];

const plan = hasFlag('--quick') ? QUICK : FULL;
const built = await buildStale(hasFlag('--loads') ? 'all' : 'api');
if (built.code !== 0) process.exitCode = 1;
else if (hasFlag('--loads')) await benchScreens();
else if (hasFlag('--loop')) await benchLoop(plan.size, getOption('--only'));
else await runBench(plan);
