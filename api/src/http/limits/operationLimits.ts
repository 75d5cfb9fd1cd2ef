import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { ONLY_READS } from '../../auth/bearer.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import type { Budgets } from './budgets.ts';
import { LIMITS } from './limits.ts';
import { inWords, refusal } from './refusal.ts';
import { Reviews } from './review.ts';

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

/** The limits of GraphQL operations, over HTTP and on streams alike (decision 054). */
export class OperationLimits {
  private readonly reviews: Reviews;

  constructor(
    schema: GraphQLSchema,
    private readonly budgets: Budgets,
  ) {
    this.reviews = new Reviews(schema);
  }

  /** Reviews an operation before it is first called. */
  prepare({ document, operation }: Pick<OperationCall, 'document' | 'operation'>): void {
    this.reviews.of(document, operation);
  }

  /** Checks an operation and charges its person's budget. An answer from the cache is free on screens. */
  async check({ viewer, document, operation, variables, isCached = false }: OperationCall): Promise<Verdict> {
    const { tooLarge, price, ...review } = this.reviews.of(document, operation);
    const isAnalysis = viewer.isReadOnly || review.isAnalysis;
    if (viewer.isReadOnly && operation.operation !== 'query') {
      return { isAnalysis, cost: await this.costless(viewer), refused: refusal('FORBIDDEN', ONLY_READS) };
    }
    if (tooLarge) {
      return { isAnalysis, cost: await this.costless(viewer), refused: refusal('BAD_INPUT', tooLarge) };
    }
    const priced = { asked: price(variables), allowed: LIMITS.cost };
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

  /** The cost of an answer that was refused before it was priced. */
  async costless({ employeeId, isReadOnly }: Viewer): Promise<Cost> {
    return { asked: 0, allowed: LIMITS.cost, left: await this.budgets.left(employeeId, isReadOnly) };
  }
}

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
