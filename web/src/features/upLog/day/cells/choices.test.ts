import { filterChoices, toPersonChoice, typeChoices, withCurrentPerson } from './choices';

const person = (id: number, name: string, initials: string) => ({ id, name, initials, team: 2 });
const people = [
  person(1, 'Ann Moore', 'AM'),
  person(2, 'Moe Banks', 'MB'),
  person(3, 'Al Mbeki', 'AM'),
  person(4, 'Tom Simmons', 'TS'),
].map(toPersonChoice);
const findLabels = (text: string) => filterChoices(people, text).map(({ label }) => label);

it('offers all people while nothing is typed', () => {
  expect(findLabels(' ')).toHaveLength(4);
});

it('ranks matches of first names before last names, and both before other parts', () => {
  expect(findLabels('mo')).toEqual(['Moe Banks', 'Ann Moore', 'Tom Simmons']);
});

it('finds a person by initials', () => {
  expect(findLabels('ts')).toEqual(['Tom Simmons']);
});

it('finds a person with longer initials by the first letters of the name', () => {
  const choices = [toPersonChoice(person(6, 'Tim Sands', 'TSa'))];
  expect(filterChoices(choices, 'ts')).toEqual(choices);
  expect(filterChoices(choices, 'tsa')).toEqual(choices);
});

it('ranks a last name before initials', () => {
  expect(findLabels('MB')).toEqual(['Al Mbeki', 'Moe Banks']);
});

it.each(["eva o'b", 'ÉVA\u00a0O`', 'E\u0301va  O’Bri', 'lea', 'ÉO'])('finds Éva O’Brien–Léa by %j', text => {
  const choices = [toPersonChoice(person(5, 'Éva O’Brien–Léa', 'ÉOL'))];
  expect(filterChoices(choices, text)).toEqual(choices);
});

it('offers nothing for an unknown name', () => {
  expect(findLabels('zoe')).toEqual([]);
});

it.each([
  ['ap', 'Appointment'],
  ['b', 'B-Back'],
  ['bdc', 'BDC Spin'],
  ['cust', 'Service Cust'],
  ['spin', 'BDC Spin'],
])('matches %s with the type %s', (text, label) => {
  expect(filterChoices(typeChoices, text)[0]?.label).toBe(label);
});

it('keeps a person who left on an old row, but does not offer them', () => {
  const choicesWithFormerPerson = withCurrentPerson(people, person(9, 'Gone Girl', 'GG'));
  expect(choicesWithFormerPerson.find(({ value }) => value === 9)?.label).toBe('Gone Girl');
  expect(filterChoices(choicesWithFormerPerson, '').map(({ value }) => value)).not.toContain(9);
});
