import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { buildSchema, findBreakingChanges } from 'graphql';

const SCHEMA = new URL('../../../../schema.graphql', import.meta.url);
const RELEASED_SCHEMA = new URL('../../testing/oldBuild/schema.graphql.gz', import.meta.url);

it('keeps every type, field, argument and value of the released GraphQL schema', async () => {
  const released = buildSchema(gunzipSync(await readFile(RELEASED_SCHEMA)).toString());
  const current = buildSchema(await readFile(SCHEMA, 'utf8'));

  expect(findBreakingChanges(released, current)).toEqual([]);
});
