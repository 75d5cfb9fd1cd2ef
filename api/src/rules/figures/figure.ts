/** What a figure's amount is, and so how it is written. */
export type FigureKind = 'units' | 'money' | 'count' | 'percent' | 'answer';

/**
 * A figure of a board, said once: its explanation, GraphQL, files, screens and the help of a heading take from here what it is
 * called and what it is (decision 205).
 */
export interface Figure {
  /** As a heading and a file's column call it. */
  readonly head: string;
  /** The head spelled out, where it is short for something. */
  readonly longHead?: string;
  readonly kind: FigureKind;
  /** What it is, in a sentence that whoever reads the screen understands; it follows the head. */
  readonly says: string;
  /** What an analyst wants to know besides: rounding, edges. GraphQL alone says it. */
  readonly exactly?: string;
  /** As its step is called, where the head would not do as a name there. */
  readonly step?: string;
  /** There is none at times: then it is null. */
  readonly isOptional?: true;
}

/** The figures of a board, in the order of its columns. */
export type FigureTable = Readonly<Record<string, Figure>>;

type AmountOf<F extends Figure> = F['kind'] extends 'answer' ? boolean : number;
export type OrNone<F extends Figure, Value> = F extends { isOptional: true } ? Value | null : Value;

/** The figures of one row: dollars, units, counts, per cent; whether, for an answer. */
export type AmountsOf<Table extends FigureTable> = {
  readonly [Name in keyof Table]: OrNone<Table[Name], AmountOf<Table[Name]>>;
};

/** What a figure's step is called. */
export const stepName = ({ head, step: name = head }: Figure): string => name;

/** The names of the figures, in their order. */
export const namesOf = <Table extends FigureTable>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];

/** A board's figures without some, by name. */
export function withoutFigures<Table extends FigureTable, Name extends keyof Table>(
  table: Table,
  names: readonly Name[],
): Omit<Table, Name> {
  const left = Object.entries(table).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left) as Omit<Table, Name>;
}

/** What a row has of a table's figures, and nothing else. */
export const amountsIn = <Table extends FigureTable>(table: Table, row: AmountsOf<Table>): AmountsOf<Table> =>
  Object.fromEntries(namesOf(table).map(name => [name, row[name]])) as AmountsOf<Table>;
