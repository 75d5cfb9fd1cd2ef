import type { ApolloServerPlugin } from '@apollo/server';
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
import { isForAnalysts } from '../queryCosts.ts';
import { customersIn } from '../rest/customersIn.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { GraphQLContext } from './limits/limitsPlugin.ts';

/** The fields that tell of customers, beside all that are named `customerName` or `notes`. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set([
  'ImportLine.name',
  'RecordedFieldChange.from',
  'RecordedFieldChange.to',
  'SheetLine.cells',
]);

/** Arguments that only say which page of a list it is. */
const PAGES: ReadonlySet<string> = new Set(['first', 'after', 'offset', 'limit']);

/** A query that ran, and its result. */
interface Ran {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
}

/** Where an operation tells of customers. */
interface Reads {
  /** What its answers call the fields that tell of them. */
  readonly keys: ReadonlySet<string>;
  /** Its outermost fields, by what its answers call them. */
  readonly roots: ReadonlyMap<string, FieldNode>;
}

/** Finds the customers that the answer of an access token holds, or of an analysis in the playground: which lists, how many lines. */
export class CustomerReads {
  private readonly known = new WeakMap<OperationDefinitionNode, Reads>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Undefined when there are none. */
  of({ isReadOnly }: Viewer, { document, operation, variables, data }: Ran): NotedAccess | undefined {
    const reads = this.known.get(operation) ?? this.readsOf(document, operation);
    this.known.set(operation, reads);
    if (reads.keys.size === 0 || !data) return undefined;
    const lists = [...reads.roots].flatMap(([key, field]) => {
      const lines = isReadOnly || this.isAnalysis(field) ? customersIn(data[key], reads.keys) : 0;
      return lines === 0 ? [] : [{ field, lines }];
    });
    if (lists.length === 0) return undefined;
    const lines = lists.reduce((sum, each) => sum + each.lines, 0);
    const filters = lists.map(({ field }) => filterOf(field, variables)).filter(Boolean);
    return {
      action: 'read',
      name: [...new Set(lists.map(({ field }) => field.name.value))].join(', '),
      filter: filters.join(' · '),
      lines: () => lines,
    };
  }

  private isAnalysis({ name }: FieldNode): boolean {
    return isForAnalysts(this.schema.getQueryType()?.getFields()[name.value]);
  }

  private readsOf({ definitions }: DocumentNode, operation: OperationDefinitionNode): Reads {
    const keys = new Set<string>();
    const roots = new Map<string, FieldNode>();
    const types = new TypeInfo(this.schema);
    const enter = (field: FieldNode) => {
      const parent = types.getParentType();
      const key = (field.alias ?? field.name).value;
      if (parent === this.schema.getQueryType()) roots.set(key, field);
      else if (isOfCustomers(parent?.name ?? '', field.name.value)) keys.add(key);
    };
    const read = definitions.filter(each => each === operation || each.kind === Kind.FRAGMENT_DEFINITION);
    visit({ kind: Kind.DOCUMENT, definitions: read }, visitWithTypeInfo(types, { Field: { enter } }));
    return { keys, roots };
  }
}

const isOfCustomers = (type: string, field: string): boolean =>
  field === 'customerName' || field === 'notes' || OF_CUSTOMERS.has(`${type}.${field}`);

/** `where: {"day":{"from":"2026-01-01"}}`. */
const filterOf = (field: FieldNode, variables: Ran['variables']): string =>
  (field.arguments ?? [])
    .filter(({ name }) => !PAGES.has(name.value))
    .map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** Notes what an answer to a text holds of customers. */
export const customerReadsPlugin = (reads: CustomerReads): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async ({ contextValue: { viewer, noteAccess } }) => ({
    willSendResponse: async ({ document, operation, request: { variables = {} }, response: { body } }) => {
      if (!document || !operation || body.kind !== 'single') return;
      const read = reads.of(viewer, { document, operation, variables, data: body.singleResult.data });
      if (read) noteAccess(read);
    },
  }),
});
