import type { Random } from './random.ts';

const FIRST_NAMES = (
  'James Maria Robert Linda Michael Patricia David Jennifer José Elena Wei Aisha Omar Chloë Raj Ingrid Samuel Grace ' +
  'Victor Yuki Hannah Tyrone Bridget Mateo Naomi Peter Fatima Walter Simone Andre Keiko Russell Camila Dmitri Joan ' +
  'Isaac Beatriz Harold Leila Sean'
).split(' ');

const LAST_NAMES = [
  ...(
    'Anderson Brooks Carter Díaz Edwards Fischer García Hughes Ito Jackson Kowalski Lopez Martinez Nguyen Ortiz Patel ' +
    'Quinn Robinson Schmidt Thompson Ueda Vargas Wallace Xiong Young Zimmerman Kim Freeman Haddad Müller Petrov Osei ' +
    'Singh Baker Moreau Castillo'
  ).split(' '),
  "O'Connor",
  'de la Rosa',
  'Van Buren',
  'Smith-Jones',
  'Montgomery-Featherstonehaugh',
];

const COMPANIES = [
  'Harbor Electric LLC',
  'Elm Street Bakery',
  '3 Rivers Landscaping',
  'Northside Plumbing & Heating',
];

/** Creates a customer name: mostly one person, sometimes a couple or a company. */
export function createCustomerName(random: Random): string {
  const kind = random.fraction();
  if (kind < 0.02) return random.pick(COMPANIES);
  const last = random.pick(LAST_NAMES);
  const first = random.pick(FIRST_NAMES);
  return kind < 0.09 ? `${first} & ${random.pick(FIRST_NAMES)} ${last}` : `${first} ${last}`;
}
