// `npm run format`: writes what `npm run check` demands of format, of imports and of what lint can mend.
import { endLike, runToEnd } from './process/child.mjs';

endLike(await runToEnd('biome', ['check', '--write', '--error-on-warnings', ...process.argv.slice(2)]));
