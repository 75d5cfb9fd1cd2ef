import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, extendSchema, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { createApollo } from './apollo';
import { identities } from './identities';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));

/** The types of a schema that have a field `id`. */
const typesWithId = (of: GraphQLSchema): string[] =>
  Object.values(of.getTypeMap())
    .filter(type => isObjectType(type) && 'id' in type.getFields())
    .map(({ name }) => name);

const newCache = () => createApollo({ token: 'token', onSignedOut: () => {}, fetch }).cache;

const JUNE = gql('query { june { id name } }');
const JULY = gql('query { july { id name } }');

/** What the screen of June reads once July has answered with the same id. */
function nameOfJuneAfterJuly(__typename: string) {
  const cache = newCache();
  cache.writeQuery({ query: JUNE, data: { june: { __typename, id: 7, name: 'Of June' } } });
  cache.writeQuery({ query: JULY, data: { july: { __typename, id: 7, name: 'Of July' } } });
  return cache.readQuery<{ june: { name: string } }>({ query: JUNE })?.june.name;
}

test('each type with an id is listed as a thing or as keyless', () => {
  const listed = Object.keys(identities);
  expect(typesWithId(schema).filter(name => !listed.includes(name))).toEqual([]);
  const one = extendSchema(schema, parse('type MonthOfPerson { id: Int! units: Float! }'));
  expect(typesWithId(one).filter(name => !listed.includes(name))).toEqual(['MonthOfPerson']);
});

test.each(Object.entries(identities))('%s is a type that has what it is known by', (name, rule) => {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const keys = 'keyFields' in rule && rule.keyFields ? rule.keyFields : ['id'];
  expect(fields).toEqual(expect.arrayContaining([...keys]));
});

test.each(['ChangedPerson', 'LeaderboardRow', 'PersonFigures'])(
  'two answers about %s of one id stand beside each other',
  name => {
    expect(nameOfJuneAfterJuly(name)).toBe('Of June');
  },
);

test.each(['Employee', 'ReportedPerson', 'SavedView'])('%s of one id is one thing on every screen', name => {
  expect(nameOfJuneAfterJuly(name)).toBe('Of July');
});

test('a deal is known by its number, an up log by its day', () => {
  const cache = newCache();
  expect(cache.identify({ __typename: 'Deal', number: 101 })).toBe('Deal:{"number":101}');
  expect(cache.identify({ __typename: 'UpLog', id: null, day: '2026-06-17' })).toBe(
    'UpLog:{"day":"2026-06-17"}',
  );
});
