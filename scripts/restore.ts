// `npm run restore`: restores a backup into the embedded store while its server is stopped.
//
//   npm run restore -- store.sql.gz            into an empty store
//   npm run restore -- store.sql.gz --replace  replaces a store, after backing it up
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/modules/backups/command.js', ['restore', ...process.argv.slice(2)]);
