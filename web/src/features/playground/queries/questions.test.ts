import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, getVariableValues, parse, validate } from 'graphql';
import { typedOf } from './question';
import { questions } from './questions';

let schema: GraphQLSchema;

beforeAll(() => {
  schema = buildSchema(readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8'));
});

const variableDefinitionsOf = (document: string) =>
  parse(document).definitions.flatMap(each =>
    each.kind === 'OperationDefinition' ? (each.variableDefinitions ?? []) : [],
  );

describe.each(questions)('$name', question => {
  it('asks for what the schema has, with the variables that it wants', () => {
    const { document, variables } = typedOf(question, '2026-11-21');
    expect(validate(schema, parse(document))).toEqual([]);
    const given = JSON.parse(variables);
    const definitions = variableDefinitionsOf(document);
    expect(getVariableValues(schema, definitions, given)).toEqual({ coerced: given });
    expect(Object.keys(given)).toEqual(definitions.map(({ variable }) => variable.name.value));
  });

  it('is explained in one sentence', () => {
    expect(question.sentence).toMatch(/^[A-Z].*[^.]\.$/);
  });
});

it('each has a name and an operation of its own, by which its tab is called', () => {
  const names = questions.map(({ name }) => name);
  const operations = questions.map(({ document }) => /^query (\w+)/.exec(document)?.[1]);
  expect(new Set(names).size).toBe(questions.length);
  expect(new Set(operations).size).toBe(questions.length);
  expect(operations).not.toContain(undefined);
});

it('counts its days from the store’s today', () => {
  const daysOf = (name: string) =>
    questions.find(question => question.name === name)?.variablesOn('2027-01-31');
  expect(daysOf('Units by salesperson this month')).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(daysOf('New and used by month over a year')).toEqual({ from: '2026-02-01', to: '2027-01-31' });
  expect(daysOf('Sold over a week ago, not confirmed')).toEqual({ to: '2027-01-24' });
});
