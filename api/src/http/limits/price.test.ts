import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { priceOf } from './price.ts';
import { fragmentsOf } from './shape.ts';

const schema = buildSchema(`
  type Query {
    person: Person
    people: [Person!]!
    deals(first: Int! = 100): DealConnection!
    page(limit: Int, offset: Int = 0): [Deal!]!
    total(offset: Int): Person
    dealsOfDay: [Deal!]!
    dealTotals: Person
  }
  type Mutation { rename: Person }
  type Person { name: String!  nicknames: [String!]!  boss: Person  reports: [Person!]! }
  type Deal { number: Int!  closer: Person  sellers: [Person!]! }
  type DealConnection { edges: [Edge!]!  nodes: [Deal!]!  info: Person }
  type Edge { node: Deal! }
`);

// As the decorators do it (queryCosts.ts).
const { dealsOfDay, dealTotals } = schema.getQueryType()?.getFields() ?? {};
Object.assign(dealsOfDay ?? {}, { extensions: { assumedLength: 50 } });
Object.assign(dealTotals ?? {}, { extensions: { cost: 200 } });

/** What a document of one operation costs. */
function costOf(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  return priceOf(
    schema,
    document.definitions[0] as OperationDefinitionNode,
    fragmentsOf(document),
  )(variables);
}

test.each([
  ['an outermost field costs 10, and the object that it answers 1', '{ person { name } }', 11],
  ['plain values cost nothing, lists of them neither', '{ person { name nicknames } }', 11],
  ['an object within costs 1', '{ person { boss { boss { name } } } }', 13],
  ['the same field twice under two names costs twice', '{ a: person { name } b: person { name } }', 22],
  ['a list without a page is taken to hold 25', '{ people { name } }', 10 + 25],
  ['a list within a list multiplies', '{ people { reports { name } } }', 10 + 25 * (1 + 25)],
  [
    'a list that is known to be longer is as long as its field says',
    '{ dealsOfDay { closer { name } } }',
    10 + 50 * 2,
  ],
  ['a page of a list is as long as its argument', '{ page(limit: 7) { number } }', 10 + 7],
  ['a list in the rows of a page is no page', '{ page(limit: 7) { sellers { name } } }', 10 + 7 * (1 + 25)],
  ['the lists right under a page are as long as it', '{ deals(first: 7) { nodes { number } } }', 10 + 1 + 7],
  ['an edge and its node cost 1 each', '{ deals(first: 7) { edges { node { number } } } }', 10 + 1 + 7 * 2],
  ['what is not a list under a page counts once', '{ deals(first: 7) { info { name } } }', 10 + 1 + 1],
  ['a page without an argument has its default length', '{ deals { nodes { number } } }', 10 + 1 + 100],
  [
    'a page beyond the longest is priced as the longest',
    '{ deals(first: 2000000000) { nodes { number } } }',
    1_011,
  ],
  [
    'a page costs 1 for each hundred rows that it passes over',
    '{ page(limit: 7, offset: 990) { number } }',
    26,
  ],
  ['so does what is counted from there', '{ total(offset: 200) { name } }', 10 + 1 + 2],
  [
    'the last page of any list can be asked for',
    '{ page(limit: 7, offset: 2000000000) { number } }',
    10 + 7 + 10_000,
  ],
  ['a page below nothing is priced as the default', '{ deals(first: -5) { nodes { number } } }', 111],
  ['totals cost what their field says', '{ dealTotals { name } }', 201],
  ['a mutation costs 10 too', 'mutation { rename { name } }', 11],
  ['introspection costs 500', '{ __schema { types { name } } }', 500],
  [
    'a fragment counts wherever it is spread',
    '{ a: person { ...F } b: person { ...F } } fragment F on Person { boss { name } }',
    24,
  ],
  [
    'an inline fragment adds nothing of its own',
    '{ ... on Query { person { ... on Person { name } } } }',
    11,
  ],
])('%s', (_what, query, cost) => {
  expect(costOf(query)).toBe(cost);
});

describe('a page size that is a variable', () => {
  const query = 'query ($n: Int! = 20) { deals(first: $n) { nodes { closer { name } } } }';
  test.each([
    ['is what is sent', { n: 3 }, 11 + 3 * 2],
    ['is its default when nothing is sent', {}, 11 + 20 * 2],
    ['is its default when something else is sent', { n: 'many' }, 11 + 20 * 2],
    ['can be none', { n: 0 }, 11],
  ])('%s', (_what, variables, cost) => {
    expect(costOf(query, variables)).toBe(cost);
  });
});

test('rows passed over may be a variable', () => {
  const query = 'query ($o: Int! = 300) { page(limit: 7, offset: $o) { number } }';
  expect([{ o: 100_000 }, {}, { o: -5 }].map(variables => costOf(query, variables))).toEqual([1_017, 20, 20]);
});
