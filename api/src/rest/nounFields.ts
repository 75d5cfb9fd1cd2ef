import { z } from 'zod';

/** A field of a noun, declared once. */
export interface NounField {
  /** Its description in GraphQL. */
  readonly description: string;
  /** What it is to those who read a screen, where the description tells programs more. */
  readonly says?: string;
  /** Its column in PostgreSQL. */
  readonly column: string;
  /** Its name in REST, when that is not its column. */
  readonly rest?: string;
  readonly kind: string;
  readonly accepts: z.ZodType;
  readonly shown: z.ZodType;
  readonly toRest: (value: never) => unknown;
  /** What it is when nobody has named it. */
  readonly blank: unknown;
  /** Its value in a history, when that is not as `String` writes it. */
  readonly toText?: (value: never) => string;
  /** The SQL that sorts a list by it. */
  readonly order: (column: string) => string;
}

export type NounFields = Readonly<Record<string, NounField>>;

export type ValueOf<F extends NounField> = F['toRest'] extends (value: infer Value) => unknown
  ? Value
  : never;
type RestName<F extends NounField> = F extends { rest: infer Name extends string } ? Name : F['column'];

/** A noun as readers get it: one plain row. */
export type RowOf<Fields extends NounFields> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** A noun as its entity holds it. */
export type StoredOf<Fields extends NounFields> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** The fields of a noun that may be sent; undefined leaves a field as it is. None is optional, so a class that implements it names every field. */
export type SentOf<Fields extends NounFields> = {
  [Name in keyof Fields]: ValueOf<Fields[Name]> | null | undefined;
};

type RestShape<Fields extends NounFields> = {
  [Name in keyof Fields as RestName<Fields[Name]>]: Fields[Name]['shown'];
};

const restNameOf = ({ rest, column }: NounField) => rest ?? column;

const entriesOf = <Fields extends NounFields>(fields: Fields) => Object.entries<NounField>(fields);

/** The columns of a row, for a select. */
export const columnsOf = (fields: NounFields, table = ''): string =>
  entriesOf(fields)
    .map(([name, { column }]) => `${table}${column} as "${name}"`)
    .join(', ');

export const columnNamesOf = (fields: NounFields): string[] =>
  entriesOf(fields).map(([, { column }]) => column);

/** Values under the names of their columns, as JSON; those that are not named are absent. */
export function toColumns<Fields extends NounFields>(fields: Fields, values: Partial<RowOf<Fields>>): object {
  const named = entriesOf(fields).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(named.map(([name, { column }]) => [column, values[name]]));
}

/** The values of a noun of which nothing is named. */
export const blankOf = <Fields extends NounFields>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name]['blank'] } =>
  Object.fromEntries(entriesOf(fields).map(([name, { blank }]) => [name, blank])) as {
    [Name in keyof Fields]: Fields[Name]['blank'];
  };

/** A value as a history keeps it: blank is null. */
export function textOf(
  { toText = String }: Pick<NounField, 'kind' | 'toText'>,
  value: unknown,
): string | null {
  return value === null || value === '' ? null : toText(value as never);
}

/** The schema of each field, none of them required; a field that was not named is absent. */
export const formOf = <Fields extends NounFields>(fields: Fields) =>
  z.object(acceptedBy(fields)).partial().transform(named);

/** The schema of each field, by name. */
export function acceptedBy<Fields extends NounFields>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name]['accepts'] } {
  return Object.fromEntries(entriesOf(fields).map(([name, { accepts }]) => [name, accepts])) as {
    [Name in keyof Fields]: Fields[Name]['accepts'];
  };
}

/** Only what was named. */
export function named<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** The parsed fields of a noun; a field that was not named is absent. */
export type FormOf<Fields extends NounFields> = {
  [Name in keyof Fields]?: z.output<Fields[Name]['accepts']>;
};

/** A body's fields under the names of REST: their schemas, none of them required, and the way back to our names. */
export function restForm<Fields extends NounFields>(fields: Fields) {
  const names = entriesOf(fields).map(([name, field]) => [restNameOf(field), name] as const);
  const shape = Object.fromEntries(
    entriesOf(fields).map(([, field]) => [restNameOf(field), field.accepts.optional()]),
  );
  const underOurNames = (sent: Readonly<Record<string, unknown>>) =>
    named(Object.fromEntries(names.map(([rest, name]) => [name, sent[rest]]))) as FormOf<Fields>;
  return { shape, underOurNames };
}

/** What REST shows of each field, under its names there. */
export const restShapeOf = <Fields extends NounFields>(fields: Fields): RestShape<Fields> =>
  Object.fromEntries(
    entriesOf(fields).map(([, field]) => [restNameOf(field), field.shown]),
  ) as RestShape<Fields>;

/** A row's fields under the names of REST. */
export function toRest<Fields extends NounFields>(
  fields: Fields,
  row: RowOf<Fields>,
): z.output<z.ZodObject<RestShape<Fields>>> {
  const shown = entriesOf(fields).map(([name, field]) => [
    restNameOf(field),
    field.toRest(row[name] as never),
  ]);
  return Object.fromEntries(shown) as z.output<z.ZodObject<RestShape<Fields>>>;
}

/** A noun's fields without some of them. */
export function without<Fields extends NounFields, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Omit<Fields, Name> {
  const left = Object.entries(fields).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left) as Omit<Fields, Name>;
}
