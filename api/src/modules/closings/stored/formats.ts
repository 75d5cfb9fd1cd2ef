import { conflict } from '../../../platform/errors.ts';
import type { MonthFigures, PersonFigures } from '../../../rules/closing/differences.ts';
import { NO_TEAM } from '../../../rules/people/teams.ts';
import { arrangeBoards } from './boards.ts';
import { buildFormat1Boards } from './format1Boards.ts';
import type { Format1Reports } from './format1Reports.ts';
import type { StoredBoards, StoredMonth } from './storedMonth.ts';

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

/** The first format, which stores reports as GraphQL returned them at the time of the closing. */
export interface Format1 extends Pick<StoredMonth, 'open' | 'since' | 'deals'> {
  readonly figures: BaseFigures;
  /** The stored reports. Fields that were added to GraphQL later are absent. */
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

/**
 * The second format, which stores reports as tables. Like the first format, the second format never changes
 * (docs/adr/closing.md).
 */
interface Format2 extends Omit<Format1, 'figures' | 'reports'> {
  readonly figures: BaseFigures<Pick<PersonFigures, 'team'>>;
  readonly boards: StoredBoards;
}

interface StoredFormats {
  readonly 1: Format1;
  readonly 2: Format2;
}

/**
 * A parser for each format that was ever written. A figure that a format does not contain must be optional,
 * or this code does not compile. Such a figure is absent, not 0.
 */
const parsers: {
  readonly [Format in keyof StoredFormats]: (
    stored: StoredFormats[Format],
  ) => StoredMonth | Promise<StoredMonth>;
} = {
  1: parseFormat1,
  2: stored => stored,
};

/** The format that this version of the product writes. */
export const CURRENT_FORMAT = 2;

/**
 * Parses the stored data of a closing.
 * @throws CONFLICT when a newer version of the product wrote the format
 */
export async function parseStoredMonth(format: number, stored: unknown): Promise<StoredMonth> {
  const parser = parsers[format as keyof StoredFormats];
  if (!parser)
    throw conflict(
      'A newer version of Salesfloor closed this month. Ask your administrator to update Salesfloor.',
    );
  const month = await parser(stored as never);
  return { ...month, boards: arrangeBoards(month.boards) };
}

/** Returns whether this version of the product can read the format. */
export const isKnownFormat = (format: number): boolean => format in parsers;
