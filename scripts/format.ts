// `npm run format`: fixes format, imports and lint findings that `npm run check` would report.
import { endLike, runToEnd } from './process/child.mjs';

endLike(await runToEnd('biome', ['check', '--write', '--error-on-warnings', ...process.argv.slice(2)]));
