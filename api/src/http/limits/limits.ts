/**
 * The limits of one operation (decision 054). The largest query of the web app uses less than half of each.
 */
export const LIMITS = {
  /** Nesting of fields. GraphQL's validation limits introspection separately. */
  depth: 10,
  /** Fields and fragment spreads, counting a fragment's fields once for every spread. */
  fields: 500,
  aliases: 30,
  directives: 30,
  /** Fields of the query itself. */
  rootFields: 20,
  /** Tokens of the whole document. */
  tokens: 2_000,
  /** The cost, as `priceOperation` counts it. */
  cost: 20_000,
} as const;
