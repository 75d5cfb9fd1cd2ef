import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The values of `LOG_LEVEL`, from the quietest useful one to the loudest, and `silent`. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const currentRequest = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Whatever `work` logs, now or later, carries the id of this request. */
export const duringRequest = <Result>(requestId: string, work: () => Result): Result =>
  currentRequest.run({ requestId }, work);

/** One JSON object a line, on the standard output unless there is another destination. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, mixin: () => currentRequest.getStore() ?? {}, serializers: { err: failure } };
  return destination ? pino(options, destination) : pino(options);
}

/** The parts of an error for the log, without a database's `detail` and `query`, which hold what a person typed. */
function failure(error: unknown): unknown {
  if (!isNativeError(error)) return error === undefined ? undefined : String(error);
  const { name, message, stack, cause, code, constraint }: Error & { code?: unknown; constraint?: unknown } =
    error;
  return { name, message, code, constraint, stack, cause: cause === undefined ? undefined : failure(cause) };
}
