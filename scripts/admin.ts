// `npm run admin`: restores access for an admin with a changed account (OPERATIONS.md, An admin who cannot sign in).
//
//   npm run admin -- you@store.example
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/wiring/adminCommand.js', process.argv.slice(2));
