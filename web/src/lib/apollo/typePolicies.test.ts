import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, extendSchema, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { createApolloClient } from './apolloClient';
import { typePolicies } from './typePolicies';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));

/** Lists the types of a schema that have a field `id`. */
const listTypesWithId = (typeSource: GraphQLSchema): string[] =>
  Object.values(typeSource.getTypeMap())
    .filter(type => isObjectType(type) && 'id' in type.getFields())
    .map(({ name }) => name);

const createCache = () => createApolloClient({ token: 'token', onSignedOut: () => {}, fetch }).cache;

const JUNE = gql('query { june { id name } }');
const JULY = gql('query { july { id name } }');

/** Returns the name in the cached result of June's query after July's query returned the same id. */
function readJuneNameAfterJuly(__typename: string) {
  const cache = createCache();
  cache.writeQuery({ query: JUNE, data: { june: { __typename, id: 7, name: 'Of June' } } });
  cache.writeQuery({ query: JULY, data: { july: { __typename, id: 7, name: 'Of July' } } });
  return cache.readQuery<{ june: { name: string } }>({ query: JUNE })?.june.name;
}

test('has a policy for each type with an id, either as an entity or as not normalized', () => {
  const listed = Object.keys(typePolicies);
  expect(listTypesWithId(schema).filter(name => !listed.includes(name))).toEqual([]);
  const extendedSchema = extendSchema(schema, parse('type MonthOfPerson { id: Int! units: Float! }'));
  expect(listTypesWithId(extendedSchema).filter(name => !listed.includes(name))).toEqual(['MonthOfPerson']);
});

test.each(Object.entries(typePolicies))('uses existing fields as the cache key of %s', (name, rule) => {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const keys = 'keyFields' in rule && rule.keyFields ? rule.keyFields : ['id'];
  expect(fields).toEqual(expect.arrayContaining([...keys]));
});

test.each(['ChangedPerson', 'LeaderboardRow', 'PersonFigures'])(
  'caches two results separately when both contain the same id of %s',
  name => {
    expect(readJuneNameAfterJuly(name)).toBe('Of June');
  },
);

test.each(['Employee', 'ReportedPerson', 'SavedView'])(
  'caches an object with an id of %s once for all screens',
  name => {
    expect(readJuneNameAfterJuly(name)).toBe('Of July');
  },
);

test('identifies a deal by its number and an up log by its day', () => {
  const cache = createCache();
  expect(cache.identify({ __typename: 'Deal', number: 101 })).toBe('Deal:{"number":101}');
  expect(cache.identify({ __typename: 'UpLog', id: null, day: '2026-06-17' })).toBe(
    'UpLog:{"day":"2026-06-17"}',
  );
});
