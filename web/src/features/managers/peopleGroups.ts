import { type TeamId, teamId } from '../../components/TeamTag';
import type { ManagedPerson } from './managedPerson';

/** One of the page's groups; only the salespeople's has more than one section. */
export type PeopleGroup = { title: string; sections: PeopleSection[] };

export type PeopleSection = {
  /** Absent where a group is not split. */
  team?: TeamId;
  people: ManagedPerson[];
};

const SALESPERSON = 0;

/** The groups of one position each, in their order; the salespeople follow. */
const ofOnePosition = [
  { title: 'Admin', position: 5 },
  { title: 'Managers', position: 3 },
  { title: 'Finance Managers', position: 2 },
  { title: 'Sales Managers', position: 1 },
  { title: 'Office Staff', position: 4 },
  { title: 'BDC', position: 6 },
];

/** A, B, C, then HSE, then none. HSE is shown only when someone is in it. */
const teamsInOrder: TeamId[] = [2, 3, 4, 5, 1];
const HSE: TeamId = 5;

/** Active people by position, the salespeople by team; whoever is inactive is in the last group and no other. */
export function peopleGroups(everyone: readonly ManagedPerson[]): PeopleGroup[] {
  const active = everyone.filter(({ employee }) => employee.isActive);
  const at = (position: number) => active.filter(({ employee }) => employee.position === position);
  const salespeople = at(SALESPERSON);
  return [
    ...ofOnePosition.map(({ title, position }) => ({ title, sections: [{ people: at(position) }] })),
    {
      title: 'Product Specialists',
      sections: teamsInOrder
        .map(team => ({
          team,
          people: salespeople.filter(({ employee }) => teamId(employee.team) === team),
        }))
        .filter(({ team, people }) => team !== HSE || people.length > 0),
    },
    { title: INACTIVE, sections: [{ people: everyone.filter(({ employee }) => !employee.isActive) }] },
  ];
}

export const INACTIVE = 'Inactive';

export const sizeOf = ({ sections }: PeopleGroup): number =>
  sections.reduce((sum, { people }) => sum + people.length, 0);

/** Whether a name or an e-mail holds every word that is looked for, accents and case aside. */
export function isMatch({ employee }: ManagedPerson, search: string): boolean {
  const text = plain(`${employee.name} ${employee.email}`);
  return plain(search)
    .split(/\s+/)
    .every(word => text.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
