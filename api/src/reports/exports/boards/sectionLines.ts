import { NO_SALES_MANAGER } from '../../../rules/people/people.ts';
import type { TeamId } from '../../../rules/people/teams.ts';
import { buildColumns, type ExportColumn } from '../exportTable.ts';

/** Section of the tick sheet or the summary. */
interface ReportSection<Figures> {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly (Figures & {
    readonly person: { readonly name: string; readonly team: TeamId | null };
  })[];
  readonly total: Figures;
}

/** Line of a section: the figures of a person, or the total of the team. */
export interface SectionLine<Figures> {
  readonly team: string;
  readonly manager: string | null;
  readonly name: string;
  readonly figures: Figures;
}

/** Text in the Name column of a team's total. */
export const TEAM_TOTAL = 'Team Total:';

/**
 * Returns the lines of all sections. The total of a section is below the people of that section.
 * @param isLinesOnly whether to leave out the totals, so that a sum of the lines does not count people twice
 */
export const buildSectionLines = <Figures>(
  sections: readonly ReportSection<Figures>[],
  isLinesOnly: boolean,
): SectionLine<Figures>[] =>
  sections.flatMap(({ name: team, title, rows, total }) => {
    const manager = title === NO_SALES_MANAGER ? null : title;
    return [
      ...rows.map(row => ({ team, manager, name: row.person.name, figures: row })),
      ...(isLinesOnly ? [] : [{ team, manager, name: TEAM_TOTAL, figures: total }]),
    ];
  });

/** Returns the columns for the team, its manager and the name. */
export const buildNameColumns = <Figures>(): ExportColumn<SectionLine<Figures>>[] =>
  buildColumns('text', { Team: line => line.team, Manager: line => line.manager, Name: line => line.name });
