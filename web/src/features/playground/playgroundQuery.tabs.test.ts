import { getTabQuery, isRecoverable } from './playgroundQuery';

const knownQueries = [{ document: '{ deals }', variables: '{"from": "2026-06-01"}' }];

it('treats a blank query and a query of the menu as recoverable', () => {
  expect(isRecoverable({ document: ' \n', variables: '{"a": 1}' }, knownQueries)).toBe(true);
  expect(isRecoverable({ document: '{ deals }\n', variables: ' {"from": "2026-06-01"}' }, knownQueries)).toBe(
    true,
  );
});

it('treats a query with an edited document or edited variables as unrecoverable', () => {
  expect(isRecoverable({ document: '{ ups }', variables: '{"from": "2026-06-01"}' }, knownQueries)).toBe(
    false,
  );
  expect(isRecoverable({ document: '{ deals }', variables: '{"from": "2026-05-01"}' }, knownQueries)).toBe(
    false,
  );
});

it('returns a blank query for a new tab', () => {
  expect(getTabQuery({ query: null, variables: null })).toEqual({ document: '', variables: '' });
});
