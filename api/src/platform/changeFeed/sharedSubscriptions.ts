import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';

type SharedResult = ExecutionResult | Promise<ExecutionResult>;

/**
 * Implements graphql-js' `subscribe` for many screens with equal subscriptions. Each change is executed only
 * once per document and variables. The screens can share the result, because it does not depend on the
 * subscriber (`change.resolver.ts`).
 */
export class SharedSubscriptions {
  private readonly resultsByChange = new WeakMap<object, Map<string, SharedResult>>();

  readonly subscribe = async (
    args: ExecutionArgs,
  ): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const { document, operationName, variableValues } = args;
    const key = JSON.stringify([document.loc?.source.body, operationName, variableValues]);
    return mapChanges(source as AsyncIterable<object>, change => this.executeOnce(change, key, args));
  };

  private executeOnce(change: object, key: string, args: ExecutionArgs): SharedResult {
    const results = this.resultsByChange.get(change) ?? new Map<string, SharedResult>();
    const result = results.get(key) ?? execute({ ...args, rootValue: change });
    this.resultsByChange.set(change, results.set(key, result));
    return result;
  }
}

/**
 * Maps each change to a result. This function is not a generator, because a generator that waits would end
 * only after one more change.
 */
function mapChanges(
  source: AsyncIterable<object>,
  toResult: (change: object) => SharedResult,
): AsyncIterableIterator<ExecutionResult> {
  const changes = source[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const { value, done } = await changes.next();
      return done ? { value: undefined, done } : { value: await toResult(value) };
    },
    return: async () => {
      await changes.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
