// `npm run admin`: lets an admin in whose account no longer matches (OPERATIONS.md, An admin who cannot sign in).
//
//   npm run admin -- you@store.example
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/adminCommand.js', process.argv.slice(2));
