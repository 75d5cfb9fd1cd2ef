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
import { type AccessDetails, countCustomers } from '../../accessDetails.ts';

/** Fields with customer data, in addition to all fields named `customerName` or `notes`. */
const CUSTOMER_FIELDS: ReadonlySet<string> = new Set([
  'ImportLine.name',
  'RecordedFieldChange.from',
  'RecordedFieldChange.to',
  'SheetLine.cells',
]);

/** Arguments that only select the page of a list. */
const PAGE_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'after', 'offset', 'limit']);

/** An executed operation and its result. */
interface ExecutedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Returns the access details of a result with customer data: the lists, their filters and the number of
 * lines. Returns undefined if the result has no customer data.
 */
export function describeCustomerRead(
  schema: GraphQLSchema,
  executed: ExecutedOperation,
): AccessDetails | undefined {
  const { data, variables } = executed;
  const { keys, roots } = findFields(schema, executed);
  if (keys.size === 0) return undefined;
  const lists = [...roots.values()]
    .map(field => ({ field, lines: countCustomers(data?.[getResultKey(field)], keys) }))
    .filter(({ lines }) => lines > 0);
  if (lists.length === 0) return undefined;
  const lines = lists.reduce((sum, each) => sum + each.lines, 0);
  return {
    action: 'read',
    name: [...new Set(lists.map(({ field }) => field.name.value))].join(', '),
    filter: lists.flatMap(({ field }) => formatFilter(field, variables) || []).join(' · '),
    lines: () => lines,
  };
}

/** Returns the key of a field in the result. */
const getResultKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** Finds the root fields of an operation, and the result keys of its fields with customer data. */
function findFields(schema: GraphQLSchema, { document, operation }: ExecutedOperation) {
  const keys = new Set<string>();
  const roots = new Map<string, FieldNode>();
  const types = new TypeInfo(schema);
  const enter = (field: FieldNode) => {
    const { value: name } = field.name;
    const parent = types.getParentType();
    if (parent === schema.getQueryType()) roots.set(getResultKey(field), field);
    else if (name === 'customerName' || name === 'notes' || CUSTOMER_FIELDS.has(`${parent}.${name}`))
      keys.add(getResultKey(field));
  };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operationDocument = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
  visit(operationDocument, visitWithTypeInfo(types, { Field: { enter } }));
  return { keys, roots };
}

/** Formats a field's arguments: `where: {"day":{"from":"2026-01-01"}}`. */
const formatFilter = (field: FieldNode, variables: ExecutedOperation['variables']): string =>
  (field.arguments ?? [])
    .filter(({ name }) => !PAGE_ARGUMENTS.has(name.value))
    .map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
