import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';

type Answer = ExecutionResult | Promise<ExecutionResult>;

/**
 * `subscribe` of graphql-js for many screens that watch the same: a change is answered once for each text and its variables,
 * not once for each screen. Nothing in an answer depends on its reader (`change.resolver.ts`).
 */
export class SharedAnswers {
  private readonly known = new WeakMap<object, Map<string, Answer>>();

  readonly subscribe = async (
    args: ExecutionArgs,
  ): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const { document, operationName, variableValues } = args;
    const key = JSON.stringify([document.loc?.source.body, operationName, variableValues]);
    return answering(source as AsyncIterable<object>, change => this.answer(change, key, args));
  };

  private answer(change: object, key: string, args: ExecutionArgs): Answer {
    const answers = this.known.get(change) ?? new Map<string, Answer>();
    const answer = answers.get(key) ?? execute({ ...args, rootValue: change });
    this.known.set(change, answers.set(key, answer));
    return answer;
  }
}

/** No generator: that would end only after one more change. */
function answering(
  source: AsyncIterable<object>,
  answerTo: (change: object) => Answer,
): AsyncIterableIterator<ExecutionResult> {
  const changes = source[Symbol.asyncIterator]();
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const { value, done } = await changes.next();
      return done ? { value: undefined, done } : { value: await answerTo(value) };
    },
    return: async () => {
      await changes.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}
