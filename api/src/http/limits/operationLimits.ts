import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { ONLY_READS } from '../../auth/bearer.ts';
import { isForAnalysts } from '../../forAnalysts.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import type { Budgets } from './budgets.ts';
import { LIMITS } from './limits.ts';
import { priceOperation } from './price.ts';
import { inWords, refusal } from './refusal.ts';
import { measureShape } from './shape.ts';

/** `extensions.cost` of an answer to a text; the header `query-cost` of an answer to a document. */
export interface Cost {
  /** The cost of this operation; 0 when it was refused before it was priced. */
  readonly asked: number;
  /** The most that one operation may cost. */
  readonly allowed: number;
  /** What is left of this person's budget for the minute. */
  readonly left: number;
}

/** Whether an operation may run, and what it costs. */
export interface Verdict {
  readonly cost: Cost;
  readonly refused?: GraphQLError;
  /** Whether it runs apart from the screens: it has an analysts' field, or an access token sent it. */
  readonly isAnalysis: boolean;
}

/** An operation that is valid and about to run. */
export interface OperationCall {
  readonly viewer: Viewer;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Its answer is in the cache and needs only to be sent. */
  readonly isCached?: boolean;
}

/** What the text of an operation says about it. */
interface Review {
  readonly excess?: string;
  readonly isForAnalysts: boolean;
  /** Its costs by the numbers and flags among its variables, which alone change a cost; of prepared operations. */
  readonly costs?: Map<string, number>;
}

type OperationText = Pick<OperationCall, 'document' | 'operation'>;

const MAX_COSTS = 1_000;

/** The limits of GraphQL operations, over HTTP and on streams alike (decision 054). */
export class OperationLimits {
  private readonly reviews = new WeakMap<OperationDefinitionNode, Review>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly budgets: Budgets,
  ) {}

  /** Caches the costs of an operation that screens send all day. */
  prepare(text: OperationText): void {
    this.reviews.set(text.operation, { ...this.review(text), costs: new Map() });
  }

  /** Checks an operation and charges its person's budget. An answer from the cache is free on screens. */
  async check(call: OperationCall): Promise<Verdict> {
    const { viewer, operation, isCached = false } = call;
    const review = this.review(call);
    const isAnalysis = viewer.isReadOnly || review.isForAnalysts;
    if (viewer.isReadOnly && operation.operation !== 'query') {
      return { isAnalysis, cost: await this.costless(viewer), refused: refusal('FORBIDDEN', ONLY_READS) };
    }
    if (review.excess) {
      return { isAnalysis, cost: await this.costless(viewer), refused: refusal('BAD_INPUT', review.excess) };
    }
    const priced = { asked: this.price(call, review), allowed: LIMITS.cost };
    const { employeeId } = viewer;
    const isFree = isCached && !isAnalysis;
    const isTooCostly = priced.asked > LIMITS.cost;
    if (isFree || isTooCostly) {
      const cost = { ...priced, left: await this.budgets.left(employeeId, isAnalysis) };
      return { isAnalysis, cost, ...(isTooCostly && { refused: tooCostly(priced) }) };
    }
    const { left, wait } = await this.budgets.charge(employeeId, isAnalysis, priced.asked);
    return { isAnalysis, cost: { ...priced, left }, ...(wait && { refused: overBudget(wait) }) };
  }

  private review({ document, operation }: OperationText): Review {
    const known = this.reviews.get(operation);
    if (known) return known;
    const fields = this.schema.getRootType(operation.operation)?.getFields() ?? {};
    const { rootFields, ...shape } = measureShape(document, operation);
    const review = { ...shape, isForAnalysts: rootFields.some(name => isForAnalysts(fields[name])) };
    this.reviews.set(operation, review);
    return review;
  }

  private price({ document, operation, variables }: OperationCall, { costs }: Review): number {
    const sizes = (operation.variableDefinitions ?? []).map(({ variable }) => variables[variable.name.value]);
    const key = JSON.stringify(sizes.map(sizeOnly));
    const known = costs?.get(key);
    if (known !== undefined) return known;
    const { cost, isWhole } = priceOperation(this.schema, document, operation, variables);
    if (costs && costs.size >= MAX_COSTS) costs.clear();
    if (isWhole) costs?.set(key, cost);
    return cost;
  }

  /** The cost of an answer that was refused before it was priced. */
  async costless({ employeeId, isReadOnly }: Viewer): Promise<Cost> {
    return { asked: 0, allowed: LIMITS.cost, left: await this.budgets.left(employeeId, isReadOnly) };
  }
}

const sizeOnly = (value: unknown) =>
  value === null || typeof value === 'number' || typeof value === 'boolean' ? value : '';

const tooCostly = (cost: Omit<Cost, 'left'>) =>
  refusal(
    'TOO_COSTLY',
    `This query costs ${inWords(cost.asked)}; one may cost at most ${inWords(cost.allowed)}. Ask for fewer rows at once, or for less about each.`,
    { figures: { cost } },
  );

const overBudget = (wait: number) =>
  refusal(
    'TOO_MANY_REQUESTS',
    `That is more than is left of what you may ask for in a minute. Please try again in ${wait} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
