import { matchesNames } from './nameSearch';

it.each(["o'b", 'eva', 'ÉVA\u00a0O`BRIEN', 'e\u0301va', "o'brien-l", 'eol'])(
  'finds Éva O’Brien–Léa by %j',
  typed => {
    expect(matchesNames(['Éva O’Brien–Léa', 'ÉOL'], typed)).toBe(true);
  },
);

it('finds no name by the middle of a word', () => {
  expect(matchesNames(['Éva O’Brien–Léa', 'ÉOL'], 'rien')).toBe(false);
});
