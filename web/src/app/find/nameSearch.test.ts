import { matchesNames } from './nameSearch';

it.each(["o'b", 'eva', 'ÉVA\u00a0O`BRIEN', 'e\u0301va', "o'brien-l", 'eol'])(
  'finds Éva O’Brien–Léa by %j',
  searchText => {
    expect(matchesNames(['Éva O’Brien–Léa', 'ÉOL'], searchText)).toBe(true);
  },
);

it('does not match the middle of a word', () => {
  expect(matchesNames(['Éva O’Brien–Léa', 'ÉOL'], 'rien')).toBe(false);
});
