import { HeaderMap } from '@apollo/server';
import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { formatInteger } from '../../../rules/numbers/formatNumbers.ts';
import { type ErrorCode, HTTP_STATUSES, TooManyRequestsError } from '../../errors.ts';
import { isForAnalysts } from '../../graphql/queryDecorators.ts';
import { READ_ONLY_TOKEN_MESSAGE } from '../../viewer/policy.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import type { Budgets } from '../limits/budgets.ts';
import { priceOperation } from './operationPrice.ts';
import { LIMITS, measureShape } from './operationShape.ts';

/**
 * The cost that a response reports. The response contains it in `extensions.cost` for a text, and in the
 * header `query-cost` for a document.
 */
export interface OperationCost {
  /** The cost of this operation; 0 if it was rejected before pricing. */
  readonly asked: number;
  /** The maximum cost of one operation. */
  readonly allowed: number;
  /** The remaining budget of the person for this minute. */
  readonly left: number;
}

/** The result of a check: the cost, and an error if the operation may not run. */
export interface LimitCheck {
  readonly cost: OperationCost;
  readonly rejection?: GraphQLError;
  /**
   * True if the operation has an analysts' field or was sent with an access token. The operation then runs on
   * the analysts' pool.
   */
  readonly isAnalysis: boolean;
}

/** A valid operation that is about to run. */
export interface OperationCall {
  readonly viewer: Viewer;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** True if the response is cached and only needs to be sent. */
  readonly isCached?: boolean;
}

/** The result of analyzing the text of an operation. */
interface TextReview {
  readonly excess?: string;
  readonly isForAnalysts: boolean;
  /**
   * The costs of a prepared operation by its numeric and boolean variables. Other variables do not affect the
   * cost.
   */
  readonly costs?: Map<string, number>;
}

type OperationText = Pick<OperationCall, 'document' | 'operation'>;

const MAX_COSTS = 1_000;

/** Enforces the limits of GraphQL operations, over HTTP and on subscriptions (docs/adr/graphql-limits.md). */
export class OperationLimits {
  private readonly reviews = new WeakMap<OperationDefinitionNode, TextReview>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly budgets: Budgets,
  ) {}

  /** Prepares the cost cache of an operation that screens send often. */
  prepare(text: OperationText): void {
    this.reviews.set(text.operation, { ...this.review(text), costs: new Map() });
  }

  /**
   * Checks an operation and charges its cost to the person's budget. A cached response is free on screens.
   */
  async check(call: OperationCall): Promise<LimitCheck> {
    const { viewer, operation, isCached = false } = call;
    const review = this.review(call);
    const isAnalysis = viewer.isReadOnly || review.isForAnalysts;
    if (viewer.isReadOnly && operation.operation !== 'query') {
      return {
        isAnalysis,
        cost: await this.getUnpricedCost(viewer),
        rejection: createGraphQLError('FORBIDDEN', READ_ONLY_TOKEN_MESSAGE),
      };
    }
    if (review.excess) {
      return {
        isAnalysis,
        cost: await this.getUnpricedCost(viewer),
        rejection: createGraphQLError('BAD_INPUT', review.excess),
      };
    }
    const priced = { asked: this.price(call, review), allowed: LIMITS.cost };
    const { employeeId } = viewer;
    const isFree = isCached && !isAnalysis;
    const isTooCostly = priced.asked > LIMITS.cost;
    if (isFree || isTooCostly) {
      const cost = { ...priced, left: await this.budgets.getRemaining(employeeId, isAnalysis) };
      return { isAnalysis, cost, ...(isTooCostly && { rejection: createTooCostlyError(priced) }) };
    }
    const { left, waitSeconds } = await this.budgets.charge(employeeId, isAnalysis, priced.asked);
    return {
      isAnalysis,
      cost: { ...priced, left },
      ...(waitSeconds && { rejection: createOverBudgetError(waitSeconds) }),
    };
  }

  private review({ document, operation }: OperationText): TextReview {
    const cached = this.reviews.get(operation);
    if (cached) return cached;
    const fields = this.schema.getRootType(operation.operation)?.getFields() ?? {};
    const { rootFields, ...shape } = measureShape(document, operation);
    const review = { ...shape, isForAnalysts: rootFields.some(name => isForAnalysts(fields[name])) };
    this.reviews.set(operation, review);
    return review;
  }

  private price({ document, operation, variables }: OperationCall, { costs }: TextReview): number {
    const values = (operation.variableDefinitions ?? []).map(
      ({ variable }) => variables[variable.name.value],
    );
    const key = JSON.stringify(values.map(toCostKeyPart));
    const cached = costs?.get(key);
    if (cached !== undefined) return cached;
    const { cost, isComplete } = priceOperation(this.schema, document, operation, variables);
    if (costs && costs.size >= MAX_COSTS) costs.clear();
    if (isComplete) costs?.set(key, cost);
    return cost;
  }

  /** Returns the cost of an operation that was rejected before pricing. */
  async getUnpricedCost({ employeeId, isReadOnly }: Viewer): Promise<OperationCost> {
    return { asked: 0, allowed: LIMITS.cost, left: await this.budgets.getRemaining(employeeId, isReadOnly) };
  }
}

const toCostKeyPart = (value: unknown) =>
  value === null || typeof value === 'number' || typeof value === 'boolean' ? value : '';

const createTooCostlyError = (cost: Omit<OperationCost, 'left'>) =>
  createGraphQLError(
    'TOO_COSTLY',
    `This query costs ${formatCount(cost.asked)}. The limit is ${formatCount(cost.allowed)} per query. Request fewer rows at once, or fewer fields per row.`,
    { extensions: { cost } },
  );

const createOverBudgetError = (waitSeconds: number) =>
  createGraphQLError(
    'TOO_MANY_REQUESTS',
    `This query costs more than you have left for this minute. Please try again in ${waitSeconds} seconds.`,
    { headers: { 'retry-after': String(waitSeconds) } },
  );

interface ErrorDetails {
  /** Additional values for programs, which are sent together with the code. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates an error for an operation that has not run, with the GraphQL code and the HTTP status. */
export function createGraphQLError(
  code: ErrorCode,
  message: string,
  { extensions, headers = {} }: ErrorDetails = {},
): GraphQLError {
  const http = { status: HTTP_STATUSES[code], headers: new HeaderMap(Object.entries(headers)) };
  return new GraphQLError(message, { extensions: { code, ...extensions, http } });
}

/** Throws a rate-limit error as a GraphQL error with its header. Throws any other error unchanged. */
export function throwAsGraphQLError(error: unknown): never {
  if (!(error instanceof TooManyRequestsError)) throw error;
  throw createGraphQLError(error.code, error.message, {
    headers: { 'retry-after': String(error.retryAfter) },
  });
}

/** Formats a count for a message. */
export const formatCount = (count: number): string =>
  count > 1_000_000 ? 'over a million' : formatInteger(count);
