import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, getVariableValues, parse, validate } from 'graphql';
import { builtInQueries, toPlaygroundQuery } from './builtInQueries';

let schema: GraphQLSchema;

beforeAll(() => {
  schema = buildSchema(readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8'));
});

const listVariableDefinitions = (document: string) =>
  parse(document).definitions.flatMap(each =>
    each.kind === 'OperationDefinition' ? (each.variableDefinitions ?? []) : [],
  );

describe.each(builtInQueries)('$name', builtInQuery => {
  it('matches the schema, and sets exactly the variables that it declares', () => {
    const { document, variables } = toPlaygroundQuery(builtInQuery, '2026-11-21');
    expect(validate(schema, parse(document))).toEqual([]);
    const values = JSON.parse(variables);
    const definitions = listVariableDefinitions(document);
    expect(getVariableValues(schema, definitions, values)).toEqual({ coerced: values });
    expect(Object.keys(values)).toEqual(definitions.map(({ variable }) => variable.name.value));
  });

  it('has a description of one sentence', () => {
    expect(builtInQuery.description).toMatch(/^[A-Z].*[^.]\.$/);
  });
});

it('uses a unique name and a unique operation for each built-in query', () => {
  const names = builtInQueries.map(({ name }) => name);
  const operations = builtInQueries.map(({ document }) => /^query (\w+)/.exec(document)?.[1]);
  expect(new Set(names).size).toBe(builtInQueries.length);
  expect(new Set(operations).size).toBe(builtInQueries.length);
  expect(operations).not.toContain(undefined);
});

it('builds the dates in the queries relative to the store’s current day', () => {
  const buildDates = (name: string) =>
    builtInQueries.find(builtInQuery => builtInQuery.name === name)?.buildVariables('2027-01-31');
  expect(buildDates('Units by salesperson this month')).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(buildDates('New and used by month over a year')).toEqual({ from: '2026-02-01', to: '2027-01-31' });
  expect(buildDates('Sold over a week ago, not confirmed')).toEqual({ to: '2027-01-24' });
});
