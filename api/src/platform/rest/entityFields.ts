import { z } from 'zod';

/** A field of a deal, an up or an employee, declared once. */
export interface EntityField {
  /** The description in GraphQL. */
  readonly description: string;
  /** The description for people on screens, if `description` addresses programs. */
  readonly screenDescription?: string;
  /** The column in PostgreSQL. */
  readonly column: string;
  /** The name in REST, if it differs from the column. */
  readonly rest?: string;
  readonly kind: string;
  readonly accepts: z.ZodType;
  readonly responseSchema: z.ZodType;
  readonly toRest: (value: never) => unknown;
  /** The value of the field if it was never set. */
  readonly blank: unknown;
  /** Formats the value for the history, if `String` is not suitable. */
  readonly toText?: (value: never) => string;
  /** Returns the SQL expression that sorts a list by this field. */
  readonly order: (column: string) => string;
}

export type EntityFields = Readonly<Record<string, EntityField>>;

export type FieldValue<F extends EntityField> = F['toRest'] extends (value: infer Value) => unknown
  ? Value
  : never;
type RestName<F extends EntityField> = F extends { rest: infer Name extends string } ? Name : F['column'];

/** An entity as queries read it: one plain row. */
export type EntityRow<Fields extends EntityFields> = {
  readonly [Name in keyof Fields]: FieldValue<Fields[Name]>;
};

/** An entity as MikroORM loads it. */
export type StoredEntity<Fields extends EntityFields> = {
  -readonly [Name in keyof Fields]: FieldValue<Fields[Name]>;
};

/**
 * The fields that a client may send; undefined leaves a field unchanged.
 * No property is optional, so that a class that implements the type must name every field.
 */
export type EntityInput<Fields extends EntityFields> = {
  [Name in keyof Fields]: FieldValue<Fields[Name]> | null | undefined;
};

type RestShape<Fields extends EntityFields> = {
  [Name in keyof Fields as RestName<Fields[Name]>]: Fields[Name]['responseSchema'];
};

const getRestName = ({ rest, column }: EntityField) => rest ?? column;

const listFields = <Fields extends EntityFields>(fields: Fields) => Object.entries<EntityField>(fields);

/** Lists the columns of a row with their field names, for a select. */
export const selectColumnsSql = (fields: EntityFields, table = ''): string =>
  listFields(fields)
    .map(([name, { column }]) => `${table}${column} as "${name}"`)
    .join(', ');

export const listColumnNames = (fields: EntityFields): string[] =>
  listFields(fields).map(([, { column }]) => column);

/** Returns the values by column name, without undefined fields. */
export function toColumns<Fields extends EntityFields>(
  fields: Fields,
  values: Partial<EntityRow<Fields>>,
): object {
  const columns = listFields(fields).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(columns.map(([name, { column }]) => [column, values[name]]));
}

/** Returns the values of a new entity in which every field is blank. */
export const getBlankValues = <Fields extends EntityFields>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name]['blank'] } =>
  Object.fromEntries(listFields(fields).map(([name, { blank }]) => [name, blank])) as {
    [Name in keyof Fields]: Fields[Name]['blank'];
  };

/** Formats a value for the history. Returns null for a blank value. */
export function formatHistoryValue(
  { toText = String }: Pick<EntityField, 'kind' | 'toText'>,
  value: unknown,
): string | null {
  return value === null || value === '' ? null : toText(value as never);
}

/** Creates a schema of optional fields. Fields that are not sent are absent from the result. */
export const createFormSchema = <Fields extends EntityFields>(fields: Fields) =>
  z.object(getInputSchemas(fields)).partial().transform(omitUndefined);

/** Returns the input schema of each field, by name. */
export function getInputSchemas<Fields extends EntityFields>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name]['accepts'] } {
  return Object.fromEntries(listFields(fields).map(([name, { accepts }]) => [name, accepts])) as {
    [Name in keyof Fields]: Fields[Name]['accepts'];
  };
}

/** Returns the fields that are not undefined. */
export function omitUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** The parsed fields of a form. Fields that are not sent are absent. */
export type ParsedForm<Fields extends EntityFields> = {
  [Name in keyof Fields]?: z.output<Fields[Name]['accepts']>;
};

/**
 * Creates the optional schemas of the fields in a request body, by REST name.
 * Also returns a function that maps a parsed body to the entity's field names.
 */
export function createRestForm<Fields extends EntityFields>(fields: Fields) {
  const names = listFields(fields).map(([name, field]) => [getRestName(field), name] as const);
  const shape = Object.fromEntries(
    listFields(fields).map(([, field]) => [getRestName(field), field.accepts.optional()]),
  );
  const toFieldValues = (body: Readonly<Record<string, unknown>>) =>
    omitUndefined(Object.fromEntries(names.map(([rest, name]) => [name, body[rest]]))) as ParsedForm<Fields>;
  return { shape, toFieldValues };
}

/** Returns the response schema of each field, by REST name. */
export const getRestShape = <Fields extends EntityFields>(fields: Fields): RestShape<Fields> =>
  Object.fromEntries(
    listFields(fields).map(([, field]) => [getRestName(field), field.responseSchema]),
  ) as RestShape<Fields>;

/** Returns a row's fields by REST name. */
export function toRest<Fields extends EntityFields>(
  fields: Fields,
  row: EntityRow<Fields>,
): z.output<z.ZodObject<RestShape<Fields>>> {
  const entries = listFields(fields).map(([name, field]) => [
    getRestName(field),
    field.toRest(row[name] as never),
  ]);
  return Object.fromEntries(entries) as z.output<z.ZodObject<RestShape<Fields>>>;
}

/** Returns a field table without some of its fields. */
export function omitFields<Fields extends EntityFields, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Omit<Fields, Name> {
  const remaining = Object.entries(fields).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(remaining) as Omit<Fields, Name>;
}
