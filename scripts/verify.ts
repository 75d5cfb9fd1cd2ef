// `npm run verify`: compares the roll-up tables for reports with the deals,
// and the stored figures of each closed month with its deals.
//
//   npm run verify                prints differences, and fails when there are any
//   npm run verify -- --rebuild   also rebuilds the roll-up tables from the deals
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/modules/rollUps/command.js', process.argv.slice(2));
