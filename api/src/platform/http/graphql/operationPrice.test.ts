import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { priceOperation } from './operationPrice.ts';

const schema = buildSchema(`
  type Query {
    person: Person
    people: [Person!]!
    deals(first: Int! = 100): DealConnection!
    page(limit: Int, offset: Int = 0): [Deal!]!
    total(offset: Int): Person
    dealTotals: Person
  }
  type Mutation { rename: Person }
  type Person { name: String!  nicknames: [String!]!  boss: Person  reports: [Person!]! }
  type Deal { number: Int!  closer: Person  sellers: [Person!]! }
  type DealConnection { edges: [Edge!]!  nodes: [Deal!]!  info: Person }
  type Edge { node: Deal! }
`);

// The option `complexity` of type-graphql sets this extension of a field.
Object.assign(schema.getQueryType()?.getFields().dealTotals ?? {}, { extensions: { complexity: 200 } });

/** Returns the price of a document with one operation. */
function price(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  return priceOperation(schema, document, document.definitions[0] as OperationDefinitionNode, variables);
}

describe('priceOperation', () => {
  it.each([
    ['10 for an outermost field and 1 for its object', '{ person { name } }', 11],
    ['nothing for plain values and lists of them', '{ person { name nicknames } }', 11],
    ['1 for a nested object', '{ person { boss { boss { name } } } }', 13],
    [
      'R twice for a field that is requested under two names',
      '{ a: person { name } b: person { name } }',
      22,
    ],
    ['25 rows for a list without pages', '{ people { name } }', 10 + 25],
    ['R a nested list for each row of the outer list', '{ people { reports { name } } }', 10 + 25 * (1 + 25)],
    ['as many rows as the limit of a list', '{ page(limit: 7) { number } }', 10 + 7],
    ['a list in the rows of a page', '{ page(limit: 7) { sellers { name } } }', 10 + 7 * (1 + 25)],
    ['the rows of a page and its object', '{ deals(first: 100) { nodes { number } } }', 10 + 4 * (1 + 25)],
    ['an edge and its node', '{ deals(first: 100) { edges { node { number } } } }', 10 + 4 * (1 + 25 * 2)],
    ['a page of the default length', '{ deals { nodes { number } } }', 10 + 4 * (1 + 25)],
    ['R for 25 rows if a page is shorter', '{ deals(first: 7) { nodes { number } } }', 10 + 1 + 25],
    [
      'R for 1,000 rows if a page is longer',
      '{ deals(first: 2000000000) { nodes { number } } }',
      10 + 40 * 26,
    ],
    ['R for 25 rows if the page length is negative', '{ deals(first: -5) { nodes { number } } }', 10 + 26],
    ['1 for each hundred skipped rows', '{ page(limit: 7, offset: 990) { number } }', 10 + 7 + 9],
    ['R 1 for each hundred rows that a single object skips', '{ total(offset: 200) { name } }', 10 + 1 + 2],
    [
      '10,000 for an offset of a million or more',
      '{ page(limit: 7, offset: 2000000000) { number } }',
      10 + 7 + 10_000,
    ],
    ['nothing for a negative offset', '{ page(limit: 7, offset: -2000) { number } }', 10 + 7],
    ['the complexity that a field declares', '{ dealTotals { boss { name } } }', 200 + 1],
    ['10 for a mutation', 'mutation { rename { name } }', 11],
    ['500 for introspection', '{ __schema { types { name } } }', 500],
    ['nothing for a type name', '{ person { __typename } __typename }', 11],
    ['nothing for a field that is skipped', '{ person { name boss @skip(if: true) { name } } }', 11],
    [
      'a fragment for each spread',
      '{ a: person { ...F } b: person { ...F } } fragment F on Person { boss { name } }',
      24,
    ],
    ['nothing for an inline fragment', '{ ... on Query { person { ... on Person { name } } } }', 11],
  ])('charges %s', (_what, query, cost) => {
    expect(price(query)).toEqual({ cost, isComplete: true });
  });

  it.each([
    ['the value sent', { n: 1_000 }, 10 + 40 * (1 + 25 * 2)],
    ['the default of the variable', {}, 10 + 2 * (1 + 25 * 2)],
  ])('reads the page length from a variable: %s', (_what, variables, cost) => {
    const query = 'query ($n: Int! = 50) { deals(first: $n) { nodes { closer { name } } } }';
    expect(price(query, variables)).toEqual({ cost, isComplete: true });
  });

  it('charges nothing for fields with invalid variables, which do not run', () => {
    const query = 'query ($n: Int = 5) { deals(first: $n) { nodes { number } } person { name } }';
    expect(price(query, { n: 'many' })).toEqual({ cost: 0, isComplete: false });
    expect(price(query, { n: null })).toEqual({ cost: 11, isComplete: false });
  });
});
