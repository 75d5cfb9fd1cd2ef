import { type Person, listReportedPeople, findSalesManager } from './people.ts';
import { NO_TEAM, type TeamId, teamOrNone } from './teams.ts';

/** The title of a team without a sales manager. */
export const NO_SALES_MANAGER = '- No Sales Manager';

/** One team's section of a tick sheet or summary. */
export interface TeamSection {
  readonly team: TeamId;
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

/** Returns the name of a team's section. */
export const getSectionName = (team: TeamId): string =>
  SECTIONS.find(section => section.team === team)?.name ?? '';

/**
 * Builds the sections A, B, C and HSE, and No Team only when it has people. Each has its sales manager, the
 * active salespeople and anyone else with credits, by name, under their current team (rules.md, Tick sheet).
 */
export function buildTeamSections(everyone: readonly Person[], creditedIds: ReadonlySet<number>): TeamSection[] {
  const reported = listReportedPeople(everyone, creditedIds);
  return SECTIONS.map(({ team, name }) => ({
    team,
    name,
    title: findSalesManager(team, everyone)?.name ?? NO_SALES_MANAGER,
    people: reported.filter(person => teamOrNone(person.team) === team),
  })).filter(section => section.team !== NO_TEAM || section.people.length > 0);
}
