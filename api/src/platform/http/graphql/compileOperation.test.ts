import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { isCompilable } from './compileOperation.ts';

const isCompiled = (query: string) => {
  const document = parse(query);
  return isCompilable(document, getOperationAST(document) as OperationDefinitionNode);
};

test.each([
  '{ viewer { id } }',
  'query ($n: Int!) { deal(number: $n) { number } }',
  'query ($first: Int = 5) { deals(first: $first) { totalCount } }',
  'query ($from: Day!, $to: Day = "2026-12-31") { deals(where: { logDay: { from: $from, to: $to } }) { totalCount } }',
  'query ($where: DealFilter) { deals(where: $where) { totalCount } }',
  'query ($id: Int) { deals(where: { salespersonIds: [$id] }) { totalCount } }',
  'query ($no: Boolean!) { ...Me } fragment Me on Query { viewer { id @skip(if: $no) } }',
])('compiles %s', query => {
  expect(isCompiled(query)).toBe(true);
});

test.each([
  'mutation { deleteDeal(number: 1) }',
  'query ($n: Int! = 5) { deal(number: $n) { number } }',
  'query ($text: String) { deals(where: { search: $text }) { totalCount } }',
  'query ($to: Day) { deals(where: { logDay: { from: "2026-01-01", to: $to } }) { totalCount } }',
  'query ($no: Boolean!) { ...Me @skip(if: $no) } fragment Me on Query { viewer { id } }',
])('does not compile %s', query => {
  expect(isCompiled(query)).toBe(false);
});
