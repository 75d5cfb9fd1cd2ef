import { registerEnumType } from 'type-graphql';

/**
 * Describes each value by its GraphQL name. If the stored value is spelled differently, for example with a
 * space, the stored value precedes the description.
 */
type EnumDescriptions = Readonly<Record<string, string | readonly [value: string, description: string]>>;

type EnumObject<Values extends EnumDescriptions> = {
  readonly [Name in keyof Values & string]: Values[Name] extends readonly [infer Value, string]
    ? Value
    : Name;
};

/**
 * Registers a GraphQL enum from one table of values and descriptions, and returns the values by their GraphQL
 * names.
 */
export function defineEnum<const Values extends EnumDescriptions>(
  name: string,
  description: string,
  values: Values,
): EnumObject<Values> {
  const entries = Object.entries(values).map(
    ([key, definition]) => [key, typeof definition === 'string' ? [key, definition] : definition] as const,
  );
  const enumObject = Object.fromEntries(entries.map(([key, [value]]) => [key, value]));
  const valuesConfig = Object.fromEntries(
    entries.map(([key, [, valueDescription]]) => [key, { description: valueDescription }]),
  );
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject as EnumObject<Values>;
}
