import type { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;

/** Fields that a body may name, under the names that REST clients know them by. */
interface RestFields<Ours extends Fields> {
  /** The fields of the body, none of them required. */
  readonly shape: Readonly<Record<string, z.ZodOptional>>;
  /** What was sent, under our names; a field that was not sent is not there. */
  underOurNames(sent: Readonly<Record<string, unknown>>): Sent<Ours>;
}

type Sent<Ours extends Fields> = { [Name in keyof Ours]?: z.output<Ours[Name]> };

/**
 * The same fields as GraphQL reads, under the names of REST.
 * @param names the REST name of each field, and ours
 */
export function restFields<Ours extends Fields>(
  fields: Ours,
  names: Readonly<Record<string, keyof Ours & string>>,
): RestFields<Ours> {
  const pairs = Object.entries(names);
  return {
    shape: Object.fromEntries(
      pairs.map(([restName, ours]) => [restName, (fields[ours] as z.ZodType).optional()]),
    ),
    underOurNames: sent => {
      const named = pairs.filter(([restName]) => sent[restName] !== undefined);
      return Object.fromEntries(named.map(([restName, ours]) => [ours, sent[restName]])) as Sent<Ours>;
    },
  };
}
