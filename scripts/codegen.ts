// `npm run codegen`: writes the files that the api generates (schema.graphql, its rules), then the web's
// typed operations.
import { writeFileSync } from 'node:fs';
import { generateFilesFromApi } from './build/runBuilt.ts';
import { buildStale } from './build.ts';
import { endLike, runToEnd } from './process/child.mjs';

const built = await buildStale('api');
if (built.code === 0) {
  for (const [path, content] of Object.entries(await generateFilesFromApi())) writeFileSync(path, content);
}
endLike(built.code === 0 ? await runToEnd('graphql-codegen', ['--config', 'codegen.yml']) : built);
