import { buildTeamSections, type Person } from './people.ts';

const person = (id: number, name: string, overrides: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 2,
  isActive: true,
  ...overrides,
});
const noCredits = new Set<number>();
const findSection = (people: Person[], team: number, credited: ReadonlySet<number> = noCredits) =>
  buildTeamSections(people, credited).find(each => each.team === team);

describe('buildTeamSections', () => {
  it('returns the sections A, B, C and HSE even when they are empty', () => {
    expect(buildTeamSections([], noCredits)).toEqual([
      { team: 2, name: 'A Team', title: '- No Sales Manager', people: [] },
      { team: 3, name: 'B Team', title: '- No Sales Manager', people: [] },
      { team: 4, name: 'C Team', title: '- No Sales Manager', people: [] },
      { team: 5, name: 'HSE', title: '- No Sales Manager', people: [] },
    ]);
  });

  it('adds the section No Team last when a person has team 1 or no team', () => {
    const people = [person(1, 'Ann Young', { team: null }), person(2, 'Bob Adams', { team: 1 })];
    const sections = buildTeamSections(people, noCredits);
    expect(sections.map(each => each.name)).toEqual(['A Team', 'B Team', 'C Team', 'HSE', 'No Team']);
    expect(sections.at(-1)?.people.map(each => each.name)).toEqual(['Bob Adams', 'Ann Young']);
  });

  it('leaves out the section No Team when only a sales manager without sales has no team', () => {
    expect(findSection([person(1, 'Max Boss', { position: 1, team: null })], 1)).toBeUndefined();
  });

  it('lists the active salespeople by name', () => {
    const people = [
      person(1, 'Ann Young'),
      person(2, 'Bob Adams'),
      person(3, 'Gone Abel', { isActive: false }),
    ];
    expect(findSection(people, 2)?.people.map(each => each.name)).toEqual(['Bob Adams', 'Ann Young']);
  });

  it('lists all other people with credits: former employees, promoted salespeople and finance managers', () => {
    const people = [
      person(1, 'Gone Abel', { isActive: false }),
      person(2, 'Max Boss', { position: 1 }),
      person(3, 'Fay Nance', { position: 2 }),
      person(4, 'Idle Nance', { position: 2 }),
    ];
    expect(findSection(people, 2, new Set([1, 2, 3]))?.people.map(each => each.id)).toEqual([1, 2, 3]);
  });

  it("uses the name of the team's first active sales manager as the title of the section", () => {
    const people = [
      person(1, 'Zed Zimmer', { position: 1 }),
      person(2, 'Gone Abel', { position: 1, isActive: false }),
      person(3, 'Max Boss', { position: 1 }),
      person(4, 'Other Aaron', { position: 1, team: 3 }),
      person(5, 'Fay Aaron', { position: 2 }),
    ];
    expect(findSection(people, 2)?.title).toBe('Max Boss');
    expect(findSection(people, 3)?.title).toBe('Other Aaron');
    expect(findSection(people, 4)?.title).toBe('- No Sales Manager');
  });

  it('shows no sales manager for the section No Team, even when a sales manager has no team', () => {
    const people = [person(1, 'Ann Young', { team: 1 }), person(2, 'Max Boss', { position: 1, team: 1 })];
    expect(findSection(people, 1)?.title).toBe('- No Sales Manager');
  });
});
