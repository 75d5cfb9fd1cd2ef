import type { Person } from './people.ts';
import { teamSections } from './teamSections.ts';

const person = (id: number, name: string, facts: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 2,
  isActive: true,
  ...facts,
});
const nobody = new Set<number>();
const section = (people: Person[], team: number, credited: ReadonlySet<number> = nobody) =>
  teamSections(people, credited).find(each => each.team === team);

describe('the sections of the tick sheet and the summary', () => {
  it('are A, B, C and HSE, empty ones too', () => {
    expect(teamSections([], nobody)).toEqual([
      { team: 2, name: 'A Team', title: '- No Sales Manager', people: [] },
      { team: 3, name: 'B Team', title: '- No Sales Manager', people: [] },
      { team: 4, name: 'C Team', title: '- No Sales Manager', people: [] },
      { team: 5, name: 'HSE', title: '- No Sales Manager', people: [] },
    ]);
  });

  it('end with No Team when someone is in it, by team 1 or by none at all', () => {
    const people = [person(1, 'Ann Young', { team: null }), person(2, 'Bob Adams', { team: 1 })];
    const sections = teamSections(people, nobody);
    expect(sections.map(each => each.name)).toEqual(['A Team', 'B Team', 'C Team', 'HSE', 'No Team']);
    expect(sections.at(-1)?.people.map(each => each.name)).toEqual(['Bob Adams', 'Ann Young']);
  });

  it('do not end with No Team for a sales manager without a team who sold nothing', () => {
    expect(section([person(1, 'Max Boss', { position: 1, team: null })], 1)).toBeUndefined();
  });

  it('have a row per active salesperson, by name', () => {
    const people = [
      person(1, 'Ann Young'),
      person(2, 'Bob Adams'),
      person(3, 'Gone Abel', { isActive: false }),
    ];
    expect(section(people, 2)?.people.map(each => each.name)).toEqual(['Bob Adams', 'Ann Young']);
  });

  it('have a row for anyone else credited: who has left, who was promoted, who does finance', () => {
    const people = [
      person(1, 'Gone Abel', { isActive: false }),
      person(2, 'Max Boss', { position: 1 }),
      person(3, 'Fay Nance', { position: 2 }),
      person(4, 'Idle Nance', { position: 2 }),
    ];
    expect(section(people, 2, new Set([1, 2, 3]))?.people.map(each => each.id)).toEqual([1, 2, 3]);
  });

  it('are titled with the first active sales manager of the team, by name', () => {
    const people = [
      person(1, 'Zed Zimmer', { position: 1 }),
      person(2, 'Gone Abel', { position: 1, isActive: false }),
      person(3, 'Max Boss', { position: 1 }),
      person(4, 'Other Aaron', { position: 1, team: 3 }),
      person(5, 'Fay Aaron', { position: 2 }),
    ];
    expect(section(people, 2)?.title).toBe('Max Boss');
    expect(section(people, 3)?.title).toBe('Other Aaron');
    expect(section(people, 4)?.title).toBe('- No Sales Manager');
  });

  it('give No Team no sales manager, though one may be without a team', () => {
    const people = [person(1, 'Ann Young', { team: 1 }), person(2, 'Max Boss', { position: 1, team: 1 })];
    expect(section(people, 1)?.title).toBe('- No Sales Manager');
  });
});
