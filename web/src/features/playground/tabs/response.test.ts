import { parseResponse } from './response';

it('returns null before the query has run', () => {
  expect(parseResponse(null)).toBeNull();
  expect(parseResponse('')).toBeNull();
  expect(parseResponse('not JSON')).toBeNull();
});

it('returns the data and the cost of the query', () => {
  const response = JSON.stringify({
    data: { a: 1 },
    extensions: { cost: { asked: 12, allowed: 20_000, left: 5 } },
  });
  expect(parseResponse(response)).toEqual({
    data: { a: 1 },
    problems: [],
    cost: { asked: 12, allowed: 20_000, left: 5 },
  });
});

it('returns the message of each error, with its path in the response', () => {
  const errors = [
    { message: 'Cannot query field "x" on type "Deal".' },
    { message: 'Employee not found.', path: ['deals', 'nodes', 0] },
  ];
  expect(parseResponse(JSON.stringify({ errors, data: null }))).toEqual({
    data: null,
    problems: ['Cannot query field "x" on type "Deal".', 'deals.nodes.0: Employee not found.'],
    cost: null,
  });
});

it('parses a malformed response without throwing an exception', () => {
  expect(parseResponse('{"errors": [7], "extensions": {"cost": {"asked": "much"}}}')).toEqual({
    data: null,
    problems: ['Something went wrong. Please try again.'],
    cost: null,
  });
});
