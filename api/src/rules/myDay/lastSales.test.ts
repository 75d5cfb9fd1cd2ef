import type { Person } from '../people/people.ts';
import { type LastSale, listPeopleWithoutSale } from './lastSales.ts';

const TODAY = '2026-11-22';

const person = (id: number, name: string, overrides: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 2,
  isActive: true,
  ...overrides,
});

const listNamesAndDays = (people: readonly Person[], lastSales: readonly LastSale[]) =>
  listPeopleWithoutSale(people, lastSales, TODAY).map(each => [each.person.name, each.days]);

it('lists people without a sale for at least 7 days', () => {
  const people = [person(1, 'Ann Adams'), person(2, 'Bob Baker'), person(3, 'Cy Cole')];
  const lastSales = [
    { employeeId: 1, day: '2026-11-15' },
    { employeeId: 2, day: '2026-11-16' },
    { employeeId: 3, day: TODAY },
  ] as const;
  expect(listNamesAndDays(people, lastSales)).toEqual([['Ann Adams', 7]]);
});

it('sorts people who never sold first, then by the longest time since the last sale, then by name', () => {
  const people = [person(1, 'Ann Zorn'), person(2, 'Bob Baker'), person(3, 'Cy Cole'), person(4, 'Di Adams')];
  const lastSales = [
    { employeeId: 1, day: '2026-11-01' },
    { employeeId: 2, day: '2026-11-01' },
    { employeeId: 3, day: '2025-12-31' },
  ] as const;
  expect(listNamesAndDays(people, lastSales)).toEqual([
    ['Di Adams', null],
    ['Cy Cole', 326],
    ['Bob Baker', 21],
    ['Ann Zorn', 21],
  ]);
});

it('leaves out former employees, people who are not salespeople, and the employee named HSE', () => {
  const people = [
    person(1, 'Gone Away', { isActive: false }),
    person(2, 'Mo Manager', { position: 1 }),
    person(3, ' hSe'),
  ];
  expect(listNamesAndDays(people, [])).toEqual([]);
});
