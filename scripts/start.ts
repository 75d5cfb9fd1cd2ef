// `npm start`: builds what is stale and runs the server until it is asked to stop.
// The server itself reads the environment, starts the embedded database when there is no DATABASE_URL, and stops it again.
import { existsSync } from 'node:fs';
import { buildStale } from './build.ts';
import { endLike, runToEnd } from './child.mjs';

const built = await buildStale();
const settings = existsSync('.env') ? ['--env-file=.env'] : [];
const server = [...settings, '--enable-source-maps', 'api/dist/main.js'];
endLike(built.code === 0 ? await runToEnd(process.execPath, server) : built);
