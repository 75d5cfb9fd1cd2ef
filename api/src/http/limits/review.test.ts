import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { Reviews } from './review.ts';

const schema = buildSchema(`
  type Query { person: Person  deals: Int  dealTotals: Int }
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

test('a query with an analysts’ field is analysis, wherever the field stands', () => {
  expect(review('{ person { name } }').isAnalysis).toBe(false);
  expect(review('{ person { name } mine: dealTotals }').isAnalysis).toBe(true);
  expect(review('{ ...F } fragment F on Query { deals }').isAnalysis).toBe(true);
});

test('an operation is looked over once', () => {
  const document = parse('{ person { name } }');
  const operation = document.definitions[0] as OperationDefinitionNode;
  expect(reviews.of(document, operation)).toBe(reviews.of(document, operation));
});
