import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { ONLY_READS } from '../../auth/bearer.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import type { Budgets } from './budgets.ts';
import { LIMITS } from './limits.ts';
import { inWords, refusal } from './refusal.ts';
import { Reviews } from './review.ts';

/** What `extensions.cost` tells with every answer. */
export interface Cost {
  /** What this operation cost; 0 when it never came so far. */
  readonly asked: number;
  /** What one operation may cost. */
  readonly allowed: number;
  /** What is left of what this person may ask for within a minute. */
  readonly left: number;
}

/** Whether an operation may run, and what it costs. */
export interface Verdict {
  readonly cost: Cost;
  readonly refused?: GraphQLError;
}

/** An operation that is valid and about to run. */
export interface Asked {
  readonly viewer: Viewer;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Its answer is at hand, and needs only to be sent. */
  readonly isAnswered?: boolean;
}

/** The limits on whatever is asked in GraphQL, over HTTP and on streams alike (decision 054). */
export class OperationLimits {
  private readonly reviews: Reviews;

  constructor(
    schema: GraphQLSchema,
    private readonly budgets: Budgets,
  ) {
    this.reviews = new Reviews(schema);
  }

  /** Judges an operation, and charges its person for one that may run: on screens only when it really has to. */
  async judge({ viewer, document, operation, variables, isAnswered = false }: Asked): Promise<Verdict> {
    if (viewer.isReadOnly && operation.operation !== 'query') {
      return { cost: await this.costless(viewer), refused: refusal('FORBIDDEN', ONLY_READS) };
    }
    const { tooLarge, price, isAnalysis } = this.reviews.of(document, operation);
    if (tooLarge) return { cost: await this.costless(viewer), refused: refusal('BAD_INPUT', tooLarge) };

    const told = { asked: price(variables), allowed: LIMITS.cost };
    const { employeeId } = viewer;
    const isForAnalysis = viewer.isReadOnly || isAnalysis;
    const isFree = isAnswered && !isForAnalysis;
    const isTooCostly = told.asked > LIMITS.cost;
    if (isFree || isTooCostly) {
      const cost = { ...told, left: await this.budgets.left(employeeId, isForAnalysis) };
      return { cost, ...(isTooCostly && { refused: tooCostly(told) }) };
    }
    const { left, wait } = await this.budgets.charge(employeeId, isForAnalysis, told.asked);
    return { cost: { ...told, left }, ...(wait && { refused: tooMuch(wait) }) };
  }

  /** What is told with an answer that never came so far as to have a cost. */
  async costless({ employeeId, isReadOnly }: Viewer): Promise<Cost> {
    return { asked: 0, allowed: LIMITS.cost, left: await this.budgets.left(employeeId, isReadOnly) };
  }

  /** Whether this runs beside the floor: with an analysts' field, or asked by an access token. */
  isAnalysis({ viewer, document, operation }: Omit<Asked, 'variables'>): boolean {
    return viewer.isReadOnly || this.reviews.of(document, operation).isAnalysis;
  }
}

const tooCostly = (cost: Omit<Cost, 'left'>) =>
  refusal(
    'TOO_COSTLY',
    `This query costs ${inWords(cost.asked)}; one may cost at most ${inWords(cost.allowed)}. Ask for fewer rows at once, or for less about each.`,
    { figures: { cost } },
  );

const tooMuch = (wait: number) =>
  refusal(
    'TOO_MANY_REQUESTS',
    `That is more than is left of what you may ask for in a minute. Please try again in ${wait} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
