import { matchesNames } from './nameSearch';

it.each(["o'b", 'eva', 'ÉVA\u00a0O`BRIEN', 'e\u0301va', "o'brien-l", 'eol'])(
  'finds the person Éva O’Brien–Léa by the search text %j',
  searchText => {
    expect(matchesNames(['Éva O’Brien–Léa', 'ÉOL'], searchText)).toBe(true);
  },
);

it('does not match a search text that is only in the middle of a word of the name', () => {
  expect(matchesNames(['Éva O’Brien–Léa', 'ÉOL'], 'rien')).toBe(false);
});
