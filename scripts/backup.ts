// `npm run backup`: writes the embedded store to a file, whether or not its server runs.
//
//   npm run backup                  to backups/salesfloor-<now>.sql.gz
//   npm run backup -- store.sql.gz  to that file
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/modules/backups/command.js', ['backup', ...process.argv.slice(2)]);
