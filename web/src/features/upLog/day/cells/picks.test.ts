import { matching, personPick, typePicks, withCurrent } from './picks';

const person = (id: number, name: string, initials: string) => ({ id, name, initials, team: 2 });
const people = [
  person(1, 'Ann Moore', 'AM'),
  person(2, 'Moe Banks', 'MB'),
  person(3, 'Al Mbeki', 'AM'),
  person(4, 'Tom Simmons', 'TS'),
].map(personPick);
const labels = (text: string) => matching(people, text).map(({ label }) => label);

it('offers everyone while nothing is typed', () => {
  expect(labels(' ')).toHaveLength(4);
});

it('finds first names before last names before any part', () => {
  expect(labels('mo')).toEqual(['Moe Banks', 'Ann Moore', 'Tom Simmons']);
});

it('finds someone by initials', () => {
  expect(labels('ts')).toEqual(['Tom Simmons']);
});

it('finds someone with longer initials by the first letters of the name, too', () => {
  const choices = [personPick(person(6, 'Tim Sands', 'TSa'))];
  expect(matching(choices, 'ts')).toEqual(choices);
  expect(matching(choices, 'tsa')).toEqual(choices);
});

it('finds a last word before initials', () => {
  expect(labels('MB')).toEqual(['Al Mbeki', 'Moe Banks']);
});

it.each(["eva o'b", 'ÉVA\u00a0O`', 'E\u0301va  O’Bri', 'lea', 'ÉO'])('finds Éva O’Brien–Léa by %j', typed => {
  const choices = [personPick(person(5, 'Éva O’Brien–Léa', 'ÉOL'))];
  expect(matching(choices, typed)).toEqual(choices);
});

it('offers nothing for a name that nobody has', () => {
  expect(labels('zoe')).toEqual([]);
});

it.each([
  ['ap', 'Appointment'],
  ['b', 'B-Back'],
  ['bdc', 'BDC Spin'],
  ['cust', 'Service Cust'],
  ['spin', 'BDC Spin'],
])('takes %s for the type %s', (text, label) => {
  expect(matching(typePicks, text)[0]?.label).toBe(label);
});

it('keeps someone who left on their old row, but does not offer them', () => {
  const picks = withCurrent(people, person(9, 'Gone Girl', 'GG'));
  expect(picks.find(({ value }) => value === 9)?.label).toBe('Gone Girl');
  expect(matching(picks, '').map(({ value }) => value)).not.toContain(9);
});
