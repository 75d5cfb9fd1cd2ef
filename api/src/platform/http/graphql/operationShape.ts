import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { formatInteger } from '../../../rules/numbers/formatNumbers.ts';

/** The size of an operation, as measured from its text only. */
interface OperationShape {
  /** The error message for the first limit that the operation exceeds. */
  readonly excess?: string;
  /** The names of the outermost fields. */
  readonly rootFields: readonly string[];
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Measures an operation. Counts the fields of a fragment wherever the fragment is spread. Stops at the first
 * exceeded limit.
 */
export function measureShape(
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): OperationShape {
  const fragments = new Map(
    definitions.flatMap(each => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const counts = { fields: 0, aliases: 0, directives: operation.directives?.length ?? 0 };
  const rootFields: string[] = [];
  for (const { node, depth } of walkSelections(operation.selectionSet, fragments)) {
    counts.fields += 1;
    counts.directives += node.directives?.length ?? 0;
    if (node.kind === Kind.FIELD && node.alias) counts.aliases += 1;
    if (node.kind === Kind.FIELD && depth === 1) rootFields.push(node.name.value);
    const excess = findExcess({ ...counts, depth, rootFields: rootFields.length });
    if (excess) return { excess, rootFields };
  }
  return { rootFields };
}

/** Yields each selection with its depth. Introspection has no depth: GraphQL's validation limits it. */
function* walkSelections(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  depth = 1,
): Generator<{ readonly node: SelectionNode; readonly depth: number }> {
  for (const node of selections) {
    yield { node, depth };
    const isSpread = node.kind === Kind.FRAGMENT_SPREAD;
    const { selectionSet } = isSpread ? (fragments.get(node.name.value) ?? {}) : node;
    const isIntrospection = node.kind === Kind.FIELD && node.name.value.startsWith('__');
    const step = isIntrospection ? Number.NEGATIVE_INFINITY : Number(node.kind === Kind.FIELD);
    if (selectionSet) yield* walkSelections(selectionSet, fragments, depth + step);
  }
}

const LIMIT_LABELS = {
  depth: 'levels',
  fields: 'fields',
  aliases: 'aliases',
  directives: 'directives',
  rootFields: 'root fields',
} as const;

type LimitName = keyof typeof LIMIT_LABELS;

function findExcess(counts: Readonly<Record<LimitName, number>>): string | undefined {
  const exceeded = (Object.keys(LIMIT_LABELS) as LimitName[]).find(limit => counts[limit] > LIMITS[limit]);
  return exceeded && `The query has more than ${formatInteger(LIMITS[exceeded])} ${LIMIT_LABELS[exceeded]}.`;
}

/**
 * The limits of one operation (docs/adr/graphql-limits.md). The largest query of the web app uses less than
 * half of each limit.
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
