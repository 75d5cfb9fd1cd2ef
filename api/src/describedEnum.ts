import { registerEnumType } from 'type-graphql';

/** What each value means, by its name in GraphQL; before it the value, where that is called otherwise, such as with a space. */
type Described = Readonly<Record<string, string | readonly [value: string, description: string]>>;

type EnumOf<Values extends Described> = {
  readonly [Name in keyof Values & string]: Values[Name] extends readonly [infer Value, string]
    ? Value
    : Name;
};

/** An enum of GraphQL, each of whose values is said once. */
export function describedEnum<const Values extends Described>(
  name: string,
  description: string,
  values: Values,
): EnumOf<Values> {
  const entries = Object.entries(values).map(
    ([key, said]) => [key, typeof said === 'string' ? [key, said] : said] as const,
  );
  const enumOf = Object.fromEntries(entries.map(([key, [value]]) => [key, value]));
  const valuesConfig = Object.fromEntries(entries.map(([key, [, says]]) => [key, { description: says }]));
  registerEnumType(enumOf, { name, description, valuesConfig });
  return enumOf as EnumOf<Values>;
}
