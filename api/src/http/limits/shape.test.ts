import { type OperationDefinitionNode, parse } from 'graphql';
import { fragmentsOf, shapeOf } from './shape.ts';

const sizeOf = (query: string) => {
  const document = parse(query);
  return shapeOf(document.definitions[0] as OperationDefinitionNode, fragmentsOf(document));
};

test('fields, aliases, directives and depth are counted', () => {
  expect(sizeOf('query @a { x: deals { number @b closer { y: name } } }')).toEqual({
    depth: 3,
    fields: 4,
    aliases: 2,
    directives: 2,
    rootFields: ['deals'],
  });
});

test('a fragment counts once for every spread, and fields in it as if they stood there', () => {
  const shape = sizeOf(
    '{ ...F ...F ... on Query @a { deals { number } } } fragment F on Query { x: hog { rows { id @b } } }',
  );
  expect(shape).toEqual({
    depth: 3,
    fields: 8,
    aliases: 2,
    directives: 3,
    rootFields: ['hog', 'hog', 'deals'],
  });
});

test('introspection has no depth of its own', () => {
  expect(sizeOf('{ __schema { types { fields { name } } } }')).toMatchObject({ depth: 1, fields: 4 });
});

test('fragments that double a hundred times over are counted at once', () => {
  const doubling = Array.from(
    { length: 100 },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
  );
  const { fields, depth } = sizeOf(`{ ...F0 } ${doubling.join(' ')} fragment F100 on Query { a { b } }`);
  expect([fields, depth]).toEqual([2 * 2 ** 100, 2]);
});
