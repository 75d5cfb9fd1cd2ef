import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { graphqlSchema } from '../schema.ts';
import { Reviews } from './review.ts';

const schema = buildSchema(`
  type Query { person: Person }
  type Person { boss: Person  name: String }
`);
const reviews = new Reviews(schema);

const review = (query: string) => {
  const document = parse(query);
  return reviews.of(document, document.definitions[0] as OperationDefinitionNode);
};

/** Fields within fields, so many levels in all. */
const levels = (count: number) =>
  `{ person ${'{ boss '.repeat(count - 2)} { name } ${'}'.repeat(count - 2)} }`;

test('a query may be ten levels deep, be it through fragments', () => {
  expect(review(levels(10)).tooLarge).toBeUndefined();
  expect(review(levels(11)).tooLarge).toBe('The query is 11 levels deep; at most 10 are allowed.');
  const split = `{ person { ...F } } fragment F on Person ${levels(11).replace('{ person', '').slice(0, -1)}`;
  expect(review(split).tooLarge).toBe('The query is 11 levels deep; at most 10 are allowed.');
});

test('a query may have 500 fields', () => {
  const fields = (count: number) => `{ person { ${'name '.repeat(count - 1)} } }`;
  expect(review(fields(500)).tooLarge).toBeUndefined();
  expect(review(fields(501)).tooLarge).toBe('The query has 501 fields; at most 500 are allowed.');
});

test('a query with an analysts’ field is analysis, wherever the field stands', async () => {
  const real = new Reviews(await graphqlSchema());
  const isAnalysis = (query: string) => {
    const document = parse(query);
    return real.of(document, document.definitions[0] as OperationDefinitionNode).isAnalysis;
  };
  expect(isAnalysis('{ viewer { id } }')).toBe(false);
  for (const field of [
    'deals { totalCount }',
    'ups { totalCount }',
    'dealTotals { __typename }',
    'upTotals { __typename }',
  ])
    expect(isAnalysis(`{ viewer { id } mine: ${field} }`)).toBe(true);
  expect(isAnalysis('{ ...F } fragment F on Query { deals { totalCount } }')).toBe(true);
});

test('an operation is looked over once', () => {
  const document = parse('{ person { name } }');
  const operation = document.definitions[0] as OperationDefinitionNode;
  expect(reviews.of(document, operation)).toBe(reviews.of(document, operation));
});
