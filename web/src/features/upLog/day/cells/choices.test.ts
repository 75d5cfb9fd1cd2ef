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

it('ranks matches of first names before matches of last names, and other matches last', () => {
  expect(findLabels('mo')).toEqual(['Moe Banks', 'Ann Moore', 'Tom Simmons']);
});

it('finds a person by initials', () => {
  expect(findLabels('ts')).toEqual(['Tom Simmons']);
});

it('finds a person with three initials by the first two initials or by all three', () => {
  const choices = [toPersonChoice(person(6, 'Tim Sands', 'TSa'))];
  expect(filterChoices(choices, 'ts')).toEqual(choices);
  expect(filterChoices(choices, 'tsa')).toEqual(choices);
});

it('ranks a match of the last name before a match of the initials', () => {
  expect(findLabels('MB')).toEqual(['Al Mbeki', 'Moe Banks']);
});

it.each(["eva o'b", 'ÉVA\u00a0O`', 'E\u0301va  O’Bri', 'lea', 'ÉO'])(
  'finds Éva O’Brien–Léa when the user types %j',
  text => {
    const choices = [toPersonChoice(person(5, 'Éva O’Brien–Léa', 'ÉOL'))];
    expect(filterChoices(choices, text)).toEqual(choices);
  },
);

it('offers no people for an unknown name', () => {
  expect(findLabels('zoe')).toEqual([]);
});

it.each([
  ['ap', 'Appointment'],
  ['b', 'B-Back'],
  ['bdc', 'BDC Spin'],
  ['cust', 'Service Cust'],
  ['spin', 'BDC Spin'],
])('matches the typed text %s with the type %s', (text, label) => {
  expect(filterChoices(typeChoices, text)[0]?.label).toBe(label);
});

it('keeps a former employee on an old row, but does not offer that person for selection', () => {
  const choicesWithFormerPerson = withCurrentPerson(people, person(9, 'Gone Girl', 'GG'));
  expect(choicesWithFormerPerson.find(({ value }) => value === 9)?.label).toBe('Gone Girl');
  expect(filterChoices(choicesWithFormerPerson, '').map(({ value }) => value)).not.toContain(9);
});
