import { NO_SALES_MANAGER } from '../../../rules/people/teamSections.ts';
import type { TeamId } from '../../../rules/people/teams.ts';
import { type Column, columnsOf } from '../exportTable.ts';

/** A board's section, as the tick sheet and the summary have them. */
interface Section<Figures> {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly (Figures & {
    readonly person: { readonly name: string; readonly team: TeamId | null };
  })[];
  readonly total: Figures;
}

/** A line of a board: a person's, or a team's total. */
export interface BoardLine<Figures> {
  readonly team: string;
  readonly manager: string | null;
  readonly name: string;
  readonly figures: Figures;
}

/** What a team's sum says under Name. */
export const TEAM_TOTAL = 'Team Total:';

/**
 * The lines of a board's sections, each section's total below its people.
 * @param isLinesOnly people alone: whoever sums the lines would count a total twice
 */
export const boardLines = <Figures>(
  sections: readonly Section<Figures>[],
  isLinesOnly: boolean,
): BoardLine<Figures>[] =>
  sections.flatMap(({ name: team, title, rows, total }) => {
    const manager = title === NO_SALES_MANAGER ? null : title;
    return [
      ...rows.map(row => ({ team, manager, name: row.person.name, figures: row })),
      ...(isLinesOnly ? [] : [{ team, manager, name: TEAM_TOTAL, figures: total }]),
    ];
  });

/** Team, its manager, and the name. */
export const whose = <Figures>(): Column<BoardLine<Figures>>[] =>
  columnsOf('text', { Team: line => line.team, Manager: line => line.manager, Name: line => line.name });
