// `npm run bench`: what the questions of the screens cost, compared with the floor (docs/PERFORMANCE.md).
//
//   npm run bench                takes some minutes
//   npm run bench -- --quick     smaller stores, fewer requests: for trying
//   npm run bench -- --import    what an import of 60,000 deals takes, beside PostgreSQL's own COPY
//   npm run bench -- --export    what files of 1,000 to 100,000 lines take, the server's memory among it
//   npm run bench -- --loop      everything in the contract at its largest: how long others wait, and what memory stays
//                                (--only export: what has this in its name)
//   npm run bench -- --hour      an hour of forty people, with exports, imports and comparisons: what memory stays (--quick: 8 minutes)
//   npm run bench -- --screens   the screens instead, in a real browser: what opening each costs, and typing and choosing
//   npm run bench -- --loads     only what opening each screen costs
//   npm run bench -- --acts      only what typing and choosing cost
import { bench, EXPORTED, FULL, QUICK } from '../bench/bench.ts';
import { benchExport } from '../bench/exporting.ts';
import { benchImport } from '../bench/importing.ts';
import { benchHour } from '../bench/loop/hour.ts';
import { benchLoop } from '../bench/loop/loop.ts';
import { benchScreens } from '../bench/screens/screens.ts';
import { buildStale } from './build.ts';

const isAsked = (...flags: string[]) => flags.some(flag => process.argv.includes(flag));

const givenTo = (flag: string) => process.argv[process.argv.indexOf(flag) + 1 || process.argv.length];

const parts = {
  loads: isAsked('--screens', '--loads'),
  acts: isAsked('--screens', '--acts'),
};
const ofScreens = parts.loads || parts.acts;
const built = await buildStale(ofScreens ? 'all' : 'api');
if (built.code !== 0) process.exitCode = 1;
else if (ofScreens) await benchScreens(parts);
else if (isAsked('--import')) await benchImport((isAsked('--quick') ? QUICK : FULL).small);
else if (isAsked('--export')) await benchExport(EXPORTED);
else if (isAsked('--hour'))
  await benchHour((isAsked('--quick') ? QUICK : FULL).small, isAsked('--quick') ? 8 : 60);
else if (isAsked('--loop')) await benchLoop((isAsked('--quick') ? QUICK : FULL).small, givenTo('--only'));
else await bench(isAsked('--quick') ? QUICK : FULL);
