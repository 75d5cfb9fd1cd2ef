import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The values of `LOG_LEVEL`, from the fewest messages to the most, and `silent`. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const currentRequest = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Runs `work` so that everything it logs, now or later, contains the id of this request. */
export const runWithRequestId = <Result>(requestId: string, work: () => Result): Result =>
  currentRequest.run({ requestId }, work);

/** Creates a logger that writes one JSON object a line, to the standard output by default. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => currentRequest.getStore() ?? {},
    serializers: { err: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Returns the parts of an error that may be logged. Omits the database's `detail` and `query`, which contain
 * text that a person typed.
 */
function serializeError(error: unknown): unknown {
  if (!isNativeError(error)) return error === undefined ? undefined : String(error);
  const { name, message, stack, cause, code, constraint }: Error & { code?: unknown; constraint?: unknown } =
    error;
  return {
    name,
    message,
    code,
    constraint,
    stack,
    cause: cause === undefined ? undefined : serializeError(cause),
  };
}
