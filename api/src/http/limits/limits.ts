/** The limits of one operation (decision 054). The largest of our screens stays under half of each. */
export const LIMITS = {
  /** Fields within fields; introspection has a limit of its own in GraphQL's validation. */
  depth: 10,
  /** Fields and spreads in all, those of a fragment once for every spread. */
  fields: 500,
  aliases: 30,
  directives: 30,
  /** Fields of the query itself. */
  rootFields: 20,
  /** Tokens of the whole document. */
  tokens: 2_000,
  /** As `price.ts` counts it. */
  cost: 20_000,
} as const;
