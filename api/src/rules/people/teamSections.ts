import { type Person, reportedPeople, salesManagerOf } from './people.ts';
import { NO_TEAM, type TeamId, teamOrNone } from './teams.ts';

/** The title of a team that has no sales manager. */
export const NO_SALES_MANAGER = '- No Sales Manager';

/** One team's part of a tick sheet or summary. */
export interface TeamSection {
  readonly team: TeamId;
  /** `A Team`, `B Team`, `C Team`, `HSE` or `No Team`. */
  readonly name: string;
  /** The sales manager's name, or `- No Sales Manager`. */
  readonly title: string;
  readonly people: readonly Person[];
}

const SECTIONS: readonly { team: TeamId; name: string }[] = [
  { team: 2, name: 'A Team' },
  { team: 3, name: 'B Team' },
  { team: 4, name: 'C Team' },
  { team: 5, name: 'HSE' },
  { team: NO_TEAM, name: 'No Team' },
];

/** What a team's section is called. */
export const sectionName = (team: TeamId): string =>
  SECTIONS.find(section => section.team === team)?.name ?? '';

/**
 * The sections A, B, C and HSE, and No Team only when someone is in it, each with its sales manager and, by name, the
 * active salespeople and anyone else credited, under their team of today (rules.md, Tick sheet).
 */
export function teamSections(everyone: readonly Person[], creditedIds: ReadonlySet<number>): TeamSection[] {
  const reported = reportedPeople(everyone, creditedIds);
  return SECTIONS.map(({ team, name }) => ({
    team,
    name,
    title: salesManagerOf(team, everyone)?.name ?? NO_SALES_MANAGER,
    people: reported.filter(person => teamOrNone(person.team) === team),
  })).filter(section => section.team !== NO_TEAM || section.people.length > 0);
}
