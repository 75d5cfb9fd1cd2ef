// `npm start`: builds what is stale and runs the server until a signal stops it.
// The server itself reads the environment, starts the embedded database when there is no DATABASE_URL, and stops it again.
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/main.js', [], 'all');
