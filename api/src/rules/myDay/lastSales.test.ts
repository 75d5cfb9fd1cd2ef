import type { Person } from '../people/people.ts';
import { type LastSale, withoutSale } from './lastSales.ts';

const TODAY = '2026-11-22';

const person = (id: number, name: string, facts: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 2,
  isActive: true,
  ...facts,
});

const told = (people: readonly Person[], lastSales: readonly LastSale[]) =>
  withoutSale(people, lastSales, TODAY).map(each => [each.person.name, each.days]);

it('names who last sold 7 days ago, and not who sold 6 days ago or today', () => {
  const people = [person(1, 'Ann Adams'), person(2, 'Bob Baker'), person(3, 'Cy Cole')];
  const lastSales = [
    { employeeId: 1, day: '2026-11-15' },
    { employeeId: 2, day: '2026-11-16' },
    { employeeId: 3, day: TODAY },
  ] as const;
  expect(told(people, lastSales)).toEqual([['Ann Adams', 7]]);
});

it('begins with who has never sold, then the longest ago, and goes by name among equals', () => {
  const people = [person(1, 'Ann Zorn'), person(2, 'Bob Baker'), person(3, 'Cy Cole'), person(4, 'Di Adams')];
  const lastSales = [
    { employeeId: 1, day: '2026-11-01' },
    { employeeId: 2, day: '2026-11-01' },
    { employeeId: 3, day: '2025-12-31' },
  ] as const;
  expect(told(people, lastSales)).toEqual([
    ['Di Adams', null],
    ['Cy Cole', 326],
    ['Bob Baker', 21],
    ['Ann Zorn', 21],
  ]);
});

it('passes over who has left, who sells by the way, and the house', () => {
  const people = [
    person(1, 'Gone Away', { isActive: false }),
    person(2, 'Mo Manager', { position: 1 }),
    person(3, ' hSe'),
  ];
  expect(told(people, [])).toEqual([]);
});
