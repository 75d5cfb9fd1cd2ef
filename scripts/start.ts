// `npm start`: builds the outdated parts and runs the server until a signal stops it. The server itself reads
// the environment, and starts and stops the embedded database when there is no DATABASE_URL.
import { runBuilt } from './build/runBuilt.ts';

await runBuilt('api/dist/main.js', [], 'all');
