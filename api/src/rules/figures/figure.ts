/** The kind of a figure's value, which decides its format. `boolean` is shown as yes or no. */
export type FigureKind = 'units' | 'money' | 'count' | 'percent' | 'boolean';

/**
 * A figure of a report. Explanations, GraphQL, files, screens and the help of columns all use this one
 * description (docs/adr/figures.md).
 */
export interface Figure {
  /** Short label: the column header on screens and in files. */
  readonly label: string;
  /** The full label, when the short label is an abbreviation. */
  readonly longLabel?: string;
  readonly kind: FigureKind;
  /** One sentence for the people who read the screen. It is shown after the label. */
  readonly description: string;
  /** Details for analysts, such as rounding and edge cases. Only GraphQL descriptions include it. */
  readonly technicalNote?: string;
  /** Name of the figure's step in an explanation, where the label does not fit there. */
  readonly stepName?: string;
  /** True when the figure can be missing. A missing figure is null. */
  readonly isOptional?: true;
}

/** The figures of a report, in column order. */
export type FigureTable = Readonly<Record<string, Figure>>;

type FigureValue<F extends Figure> = F['kind'] extends 'boolean' ? boolean : number;
export type NullableIfOptional<F extends Figure, Value> = F extends { isOptional: true }
  ? Value | null
  : Value;

/** The values of one row: dollars, units, counts, percentages or booleans. */
export type FigureAmounts<Table extends FigureTable> = {
  readonly [Name in keyof Table]: NullableIfOptional<Table[Name], FigureValue<Table[Name]>>;
};

/** Returns the name of a figure's step in explanations. */
export const getStepName = ({ label, stepName: name = label }: Figure): string => name;

/** Returns the names of the figures in table order. */
export const listFigureNames = <Table extends FigureTable>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];

/** Returns the table without the named figures. */
export function omitFigures<Table extends FigureTable, Name extends keyof Table>(
  table: Table,
  names: readonly Name[],
): Omit<Table, Name> {
  const remaining = Object.entries(table).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(remaining) as Omit<Table, Name>;
}

/** Returns only the values of a row that belong to the table. */
export const pickFigures = <Table extends FigureTable>(
  table: Table,
  row: FigureAmounts<Table>,
): FigureAmounts<Table> =>
  Object.fromEntries(listFigureNames(table).map(name => [name, row[name]])) as FigureAmounts<Table>;
