import { type OperationDefinitionNode, parse } from 'graphql';
import { measureShape } from './operationShape.ts';

const measure = (query: string) => {
  const document = parse(query);
  return measureShape(document, document.definitions[0] as OperationDefinitionNode);
};

/** Creates a query with the given number of field levels. */
const nestedFields = (count: number) =>
  `{ person ${'{ boss '.repeat(count - 2)} { name } ${'}'.repeat(count - 2)} }`;
const repeat = (count: number, text: string) => text.repeat(count);

describe('measureShape', () => {
  it('lists the root fields, including those of fragments', () => {
    const { rootFields } = measure(
      '{ x: deals { number } ...F ... on Query { hog { id } } } fragment F on Query { ups { id } }',
    );
    expect(rootFields).toEqual(['deals', 'ups', 'hog']);
  });

  it.each([
    ['10 levels', nestedFields(10), nestedFields(11), 'levels'],
    [
      '10 levels through a fragment',
      `{ a { ...F } } fragment F on A ${nestedFields(9)}`,
      `{ a { ...F } } fragment F on A ${nestedFields(10)}`,
      'levels',
    ],
    ['500 fields', `{ a { ${repeat(499, 'id ')} } }`, `{ a { ${repeat(500, 'id ')} } }`, 'fields'],
    ['30 aliases', `{ a { ${repeat(30, 'x: id ')} } }`, `{ a { ${repeat(31, 'x: id ')} } }`, 'aliases'],
    [
      '30 directives',
      `query @a { a { ${repeat(29, 'id @a ')} } }`,
      `query @a { a { ${repeat(30, 'id @a ')} } }`,
      'directives',
    ],
    [
      '20 root fields',
      `{ ${repeat(20, '...F ')} } fragment F on Query { id }`,
      `{ ${repeat(21, '...F ')} } fragment F on Query { id }`,
      'root fields',
    ],
  ])('accepts an operation of %s, and rejects a larger operation', (limit, accepted, rejected, what) => {
    expect(measure(accepted).excess).toBeUndefined();
    const [maximum] = limit.split(' ');
    expect(measure(rejected).excess).toBe(`The query has more than ${maximum} ${what}.`);
  });

  it('does not limit the depth of introspection', () => {
    const introspection = `{ __schema { types ${repeat(12, '{ ofType ')} { name } ${repeat(12, '}')} } }`;
    expect(measure(introspection).excess).toBeUndefined();
  });

  it('stops early when nested fragments double the fields a hundred times', () => {
    const doubling = Array.from(
      { length: 100 },
      (_, at) => `fragment F${at} on A { ...F${at + 1} ...F${at + 1} }`,
    );
    const { excess } = measure(`{ a { ...F0 } } ${doubling.join(' ')} fragment F100 on A { id }`);
    expect(excess).toBe('The query has more than 500 fields.');
  });
});
