// `npm run codegen`: prints schema.graphql from the api, then writes the web's typed operations from it.
import { writeFileSync } from 'node:fs';
import { printedSchema, SCHEMA_FILE } from './build/schema.ts';
import { buildStale } from './build.ts';
import { endLike, runToEnd } from './process/child.mjs';

const built = await buildStale('api');
if (built.code === 0) writeFileSync(SCHEMA_FILE, await printedSchema());
endLike(built.code === 0 ? await runToEnd('graphql-codegen', ['--config', 'codegen.yml']) : built);
