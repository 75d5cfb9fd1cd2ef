import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { assumedLengthOf, ownCostOf } from '../../queryCosts.ts';
import type { Fragments } from './shape.ts';

/** The cost of an operation with these variables. */
export type Price = (variables: Variables) => number;

type Variables = Readonly<Record<string, unknown>>;
type Size = (variables: Variables) => number;

/** A cost that is partly known from the text alone; the rest is a sum over lists. */
interface Priced {
  readonly fixed: number;
  readonly lists: readonly { readonly size: Size; readonly item: Priced }[];
}

/** The arguments that say how long a page is. */
const PAGE_ARGUMENTS = ['first', 'limit'];

/** The longest page there is: the field itself refuses a longer one. */
const LONGEST_PAGE = 1_000;

/** The argument that says how many rows a page passes over: the database reads those as well. */
const SKIP_ARGUMENT = 'offset';

/** Rows passed over that cost as much as one that is answered. */
const SKIPPED_FOR_ONE = 100;

/** A page costs half of what is allowed at most for where it is, so that the last one of any list can be read. */
const MOST_SKIPPED = 1_000_000;

/** What a question about the schema costs. */
const INTROSPECTION_COSTS: Readonly<Record<string, number>> = { __schema: 500, __type: 100 };

const NOTHING: Priced = { fixed: 0, lists: [] };
const ONE: Priced = { fixed: 1, lists: [] };

/**
 * Prices an operation once, so that each call only fills in its page sizes: every object that can be answered costs 1,
 * an object of a list as often as the list is long, a hundred rows passed over 1, and each outermost field the cost of its
 * query.
 */
export function priceOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): Price {
  const root = schema.getRootType(operation.operation);
  const defaults = new Map(
    operation.variableDefinitions?.map(each => [each.variable.name.value, each.defaultValue]),
  );

  function ofSet(set: SelectionSetNode, type: GraphQLNamedType, page?: Size): Priced {
    return set.selections
      .map(node => {
        if (node.kind === Kind.FIELD) return ofField(node, type, page);
        if (node.kind === Kind.INLINE_FRAGMENT) return ofSet(node.selectionSet, type, page);
        const fragment = fragments.get(node.name.value);
        return fragment ? ofSet(fragment.selectionSet, type, page) : NOTHING;
      })
      .reduce(together, NOTHING);
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, page?: Size): Priced {
    const name = node.name.value;
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    const ownCost = parent === root ? (INTROSPECTION_COSTS[name] ?? ownCostOf(field)) : 0;
    if (!field || !node.selectionSet) return { fixed: ownCost, lists: [] };
    const own = pageOf(node, field);
    const skipped = skippedBy(node, field);
    // A page is that of the list in a connection, or of the field itself where it is the list, and then of no list in its rows.
    const inner = ofSet(node.selectionSet, getNamedType(field.type), isList(field.type) ? undefined : own);
    const item: Priced = { fixed: inner.fixed + 1, lists: inner.lists };
    if (!isList(field.type)) return { fixed: ownCost + item.fixed, lists: [...item.lists, ...skipped] };
    const assumed = assumedLengthOf(field);
    return { fixed: ownCost, lists: [{ size: own ?? page ?? (() => assumed), item }, ...skipped] };
  }

  function pageOf(node: FieldNode, field: GraphQLField<unknown, unknown>): Size | undefined {
    const argument = field.args.find(each => PAGE_ARGUMENTS.includes(each.name));
    if (!argument) return undefined;
    const fallback = Number(argument.defaultValue ?? assumedLengthOf(field));
    const given = node.arguments?.find(each => each.name.value === argument.name)?.value;
    return given ? sizeOf(given, fallback, LONGEST_PAGE) : () => fallback;
  }

  function skippedBy(node: FieldNode, { args }: GraphQLField<unknown, unknown>): Priced['lists'] {
    const given = node.arguments?.find(each => each.name.value === SKIP_ARGUMENT)?.value;
    if (!given || !args.some(each => each.name === SKIP_ARGUMENT)) return [];
    const skipped = sizeOf(given, 0, MOST_SKIPPED);
    return [{ size: variables => Math.floor(skipped(variables) / SKIPPED_FOR_ONE), item: ONE }];
  }

  function sizeOf(given: ValueNode, fallback: number, most: number): Size {
    const lengthOf = (sent: unknown, unsent: number): number =>
      typeof sent === 'number' && sent >= 0 ? Math.min(sent, most) : unsent;
    if (given.kind === Kind.INT) return () => lengthOf(Number(given.value), fallback);
    if (given.kind !== Kind.VARIABLE) return () => fallback;
    const declared = defaults.get(given.name.value);
    const unsent = declared?.kind === Kind.INT ? lengthOf(Number(declared.value), fallback) : fallback;
    return variables => lengthOf(variables[given.name.value], unsent);
  }

  const priced = root ? ofSet(operation.selectionSet, root) : NOTHING;
  return variables => total(priced, variables);
}

const together = (one: Priced, other: Priced): Priced => ({
  fixed: one.fixed + other.fixed,
  lists: [...one.lists, ...other.lists],
});

const total = ({ fixed, lists }: Priced, variables: Variables): number =>
  lists.reduce((sum, { size, item }) => sum + size(variables) * total(item, variables), fixed);

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);
