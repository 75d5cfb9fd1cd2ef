// `npm run verify`: compares the sums that the database keeps for reports with the deals themselves,
// and what was closed of each closed month with what its deals say now.
//
//   npm run verify                prints what differs, and fails when anything does
//   npm run verify -- --rebuild   also makes the sums again from the deals
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/rollUps/command.js', process.argv.slice(2));
