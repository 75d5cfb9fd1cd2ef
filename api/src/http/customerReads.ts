import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { NotedAccess } from '../noteAccess.ts';
import { customersIn } from '../rest/customersIn.ts';

/** The fields that tell of customers, beside all that are named `customerName` or `notes`. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set([
  'ImportLine.name',
  'RecordedFieldChange.from',
  'RecordedFieldChange.to',
  'SheetLine.cells',
]);

/** Arguments that only say which page of a list it is. */
const PAGES: ReadonlySet<string> = new Set(['first', 'after', 'offset', 'limit']);

/** An operation that ran, and its result. */
interface Ran {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The customers in an answer: which lists, with which filters, how many lines. Undefined when there are none. */
export function customerRead(schema: GraphQLSchema, ran: Ran): NotedAccess | undefined {
  const { data, variables } = ran;
  const { keys, roots } = fieldsOf(schema, ran);
  if (keys.size === 0) return undefined;
  const lists = [...roots.values()]
    .map(field => ({ field, lines: customersIn(data?.[keyOf(field)], keys) }))
    .filter(({ lines }) => lines > 0);
  if (lists.length === 0) return undefined;
  const lines = lists.reduce((sum, each) => sum + each.lines, 0);
  return {
    action: 'read',
    name: [...new Set(lists.map(({ field }) => field.name.value))].join(', '),
    filter: lists.flatMap(({ field }) => filterOf(field, variables) || []).join(' · '),
    lines: () => lines,
  };
}

/** What the answer calls a field. */
const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** The outermost fields of an operation, and what its answer calls the fields that tell of customers. */
function fieldsOf(schema: GraphQLSchema, { document, operation }: Ran) {
  const keys = new Set<string>();
  const roots = new Map<string, FieldNode>();
  const types = new TypeInfo(schema);
  const enter = (field: FieldNode) => {
    const { value: name } = field.name;
    const parent = types.getParentType();
    if (parent === schema.getQueryType()) roots.set(keyOf(field), field);
    else if (name === 'customerName' || name === 'notes' || OF_CUSTOMERS.has(`${parent}.${name}`))
      keys.add(keyOf(field));
  };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const read = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
  visit(read, visitWithTypeInfo(types, { Field: { enter } }));
  return { keys, roots };
}

/** `where: {"day":{"from":"2026-01-01"}}`. */
const filterOf = (field: FieldNode, variables: Ran['variables']): string =>
  (field.arguments ?? [])
    .filter(({ name }) => !PAGES.has(name.value))
    .map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
