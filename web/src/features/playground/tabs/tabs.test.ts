import { canBeHadAgain, textOf } from './tabs';

const known = [{ document: '{ deals }', variables: '{"from": "2026-06-01"}' }];

it('nothing is lost with a blank tab, or one that the menu offers', () => {
  expect(canBeHadAgain({ document: ' \n', variables: '{"a": 1}' }, known)).toBe(true);
  expect(canBeHadAgain({ document: '{ deals }\n', variables: ' {"from": "2026-06-01"}' }, known)).toBe(true);
});

it('a change of the query or of its variables is worth keeping', () => {
  expect(canBeHadAgain({ document: '{ ups }', variables: '{"from": "2026-06-01"}' }, known)).toBe(false);
  expect(canBeHadAgain({ document: '{ deals }', variables: '{"from": "2026-05-01"}' }, known)).toBe(false);
});

it('a tab that was never typed in is blank', () => {
  expect(textOf({ query: null, variables: null })).toEqual({ document: '', variables: '' });
});
