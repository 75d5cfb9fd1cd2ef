// `npm run restore`: puts a backup into the embedded store, whose server must not run.
//
//   npm run restore -- store.sql.gz            into an empty store
//   npm run restore -- store.sql.gz --replace  in the place of a store, which is backed up first
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/backup/command.js', ['restore', ...process.argv.slice(2)]);
