import type { MonthFigures, PersonFigures } from '../../rules/closing/differences.ts';
import { NO_TEAM } from '../../rules/people/teams.ts';
import { type Format1Reports, format1Boards } from './format1Boards.ts';
import type { StoredMonth } from './storedMonth.ts';

type StoreFigure =
  | 'newUnits'
  | 'usedUnits'
  | 'certifiedUnits'
  | 'delivered'
  | 'gross'
  | 'trades'
  | 'pot'
  | 'spiffPerUsedCar'
  | 'totalSpiff';

type PersonFigure = 'newUnits' | 'usedUnits' | 'units' | 'vacation' | 'frontGross' | 'spiff';

/** The figures that every closing knows. */
export type FirstFigures<OfPerson = unknown> = Readonly<Record<StoreFigure, number>> & {
  readonly people: readonly (Pick<PersonFigures, 'id' | 'name'> &
    Readonly<Record<PersonFigure, number>> &
    OfPerson)[];
};

/** The first format: reports as GraphQL answered them then. */
export interface Format1 extends Pick<StoredMonth, 'open' | 'since' | 'deals'> {
  readonly figures: FirstFigures;
  /** What came to them later is not there. */
  readonly reports: Format1Reports;
}

export function readFormat1({ figures, reports, ...stored }: Format1): StoredMonth {
  const teams = new Map(
    reports.summary.sections.flatMap(({ team, rows }) => rows.map(({ person }) => [person.id, team])),
  );
  const people: MonthFigures['people'] = figures.people.map(person => ({
    ...person,
    team: teams.get(person.id) ?? NO_TEAM,
  }));
  return { ...stored, figures: { ...figures, people }, boards: format1Boards(reports) };
}
