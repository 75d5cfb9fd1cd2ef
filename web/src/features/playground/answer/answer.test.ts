import { parseAnswer } from './answer';

it('is none before anything has run', () => {
  expect(parseAnswer(null)).toBeNull();
  expect(parseAnswer('')).toBeNull();
  expect(parseAnswer('not JSON')).toBeNull();
});

it('tells its data and what it cost', () => {
  const response = JSON.stringify({
    data: { a: 1 },
    extensions: { cost: { asked: 12, allowed: 20_000, left: 5 } },
  });
  expect(parseAnswer(response)).toEqual({
    data: { a: 1 },
    problems: [],
    cost: { asked: 12, allowed: 20_000, left: 5 },
  });
});

it('tells each problem in its words, with its place in the answer', () => {
  const errors = [
    { message: 'Cannot query field "x" on type "Deal".' },
    { message: 'There is no such employee.', path: ['deals', 'nodes', 0] },
  ];
  expect(parseAnswer(JSON.stringify({ errors, data: null }))).toEqual({
    data: null,
    problems: ['Cannot query field "x" on type "Deal".', 'deals.nodes.0: There is no such employee.'],
    cost: null,
  });
});

it('does not fall over a shape that nobody promised', () => {
  expect(parseAnswer('{"errors": [7], "extensions": {"cost": {"asked": "much"}}}')).toEqual({
    data: null,
    problems: ['Something went wrong. Please try again.'],
    cost: null,
  });
});
