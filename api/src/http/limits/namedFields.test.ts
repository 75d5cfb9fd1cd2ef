import { isObjectType } from 'graphql';
import { graphqlSchema } from '../schema.ts';
import { ANALYST_FIELDS } from './limits.ts';
import { ASSUMED_LENGTHS, ROOT_FIELD_COSTS } from './price.ts';

// A renamed field must not lose its limits unnoticed.
const named = [
  ...[...ANALYST_FIELDS].map(name => `Query.${name}`),
  ...Object.keys(ROOT_FIELD_COSTS)
    .filter(name => !name.startsWith('__'))
    .map(name => `Query|Mutation.${name}`),
  ...Object.keys(ASSUMED_LENGTHS),
];

it.each(named)('%s, which the limits name, is a field of the schema', async path => {
  const [typeNames = '', fieldName = ''] = path.split('.');
  const schema = await graphqlSchema();
  const types = typeNames.split('|').map(name => schema.getType(name));
  expect(types.flatMap(type => (isObjectType(type) ? Object.keys(type.getFields()) : []))).toContain(
    fieldName,
  );
});
