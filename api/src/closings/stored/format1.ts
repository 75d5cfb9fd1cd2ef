import type { MonthFigures, PersonFigures } from '../../rules/closing/differences.ts';
import { NO_TEAM } from '../../rules/people/teams.ts';
import { type Format1Reports, buildFormat1Boards } from './format1Boards.ts';
import type { StoredMonth } from './storedMonth.ts';

type Format1StoreFigure =
  | 'newUnits'
  | 'usedUnits'
  | 'certifiedUnits'
  | 'delivered'
  | 'gross'
  | 'trades'
  | 'pot'
  | 'spiffPerUsedCar'
  | 'totalSpiff';

type Format1PersonFigure = 'newUnits' | 'usedUnits' | 'units' | 'vacation' | 'frontGross' | 'spiff';

/** Figures that every closing has. */
export type BaseFigures<PersonFields = unknown> = Readonly<Record<Format1StoreFigure, number>> & {
  readonly people: readonly (Pick<PersonFigures, 'id' | 'name'> &
    Readonly<Record<Format1PersonFigure, number>> &
    PersonFields)[];
};

/** The first format: reports as GraphQL returned them at that time. */
export interface Format1 extends Pick<StoredMonth, 'open' | 'since' | 'deals'> {
  readonly figures: BaseFigures;
  /** Fields that were added later are absent. */
  readonly reports: Format1Reports;
}

export function parseFormat1({ figures, reports, ...stored }: Format1): StoredMonth {
  const teams = new Map(
    reports.summary.sections.flatMap(({ team, rows }) => rows.map(({ person }) => [person.id, team])),
  );
  const people: MonthFigures['people'] = figures.people.map(person => ({
    ...person,
    team: teams.get(person.id) ?? NO_TEAM,
  }));
  return { ...stored, figures: { ...figures, people }, boards: buildFormat1Boards(reports) };
}
