import type { z } from 'zod';
import type { Position } from '../../rules/people/positions.ts';
import type { AttachAccess } from '../accessDetails.ts';
import type { Config } from '../config.ts';
import type { AnalysisContext, Context, Services } from '../context.ts';
import type { BatchedList } from '../database/batchedList.ts';
import type { ErrorCode } from '../errors.ts';
import { parseInput, rejectRepeatedParameters } from '../input/parseInput.ts';
import type { Download } from './streamedResponse.ts';

/** Returns whether the viewer's position permits a call. It is a function of a `*.policy.ts`. */
export type CallRight = (viewer: { readonly position: Position }) => boolean;

/** The context of a public router. */
export interface PublicContext {
  readonly services: Services;
  readonly config: Config;
}

/** The context of a public call, which can attach access details to its response. */
export interface PublicCallContext extends PublicContext {
  readonly attachAccess: AttachAccess;
}

type Schema = z.ZodType | undefined;
type ParsedValue<Value extends Schema> = Value extends z.ZodType ? z.output<Value> : undefined;
type ResponseData<Value extends Schema> = Value extends z.ZodType
  ? z.output<Value> | BatchedListOption<z.output<Value>>
  : unknown;
type BatchedListOption<List> = List extends readonly (infer Row)[] ? BatchedList<Row> : never;

/** The request, parsed by the call's schemas. */
interface ParsedRequest<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: ParsedValue<Params>;
  readonly query: ParsedValue<Query>;
  readonly body: ParsedValue<Body>;
}

/** The parts of an Express request before parsing. */
interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * The declaration of a REST call. Its route, its OpenAPI entry and its rows in the rights tests are generated
 * from it.
 */
interface CallDeclaration<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  ResponseSchema extends Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path under `/api`, with parameters as `{id}`. */
  readonly path: `/${string}`;
  /** A sentence about the effect or the response of the call. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The schema of the success response. Without it, the response is empty. */
  readonly response?: ResponseSchema;
  /** The media types of the file, for a call that returns a `Download` instead of JSON. */
  readonly files?: readonly string[];
  /** 201 for a call that creates something. Otherwise 200, or 204 for an empty response. */
  readonly status?: 201;
  /**
   * Error codes in addition to the codes that every call can return: bad input, no session, no right,
   * database unavailable.
   */
  readonly errors?: readonly ErrorCode[];
  /** True if errors are plain text, because the client shows the response text (rest.md, General rules). */
  readonly sendsTextErrors?: boolean;
}

interface CallDefinition<
  CallContext,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  ResponseSchema extends Schema,
> extends CallDeclaration<Params, Query, Body, ResponseSchema> {
  /** Calls a service or a query and returns the response data. */
  run(
    context: CallContext,
    request: ParsedRequest<Params, Query, Body>,
  ): ResponseData<ResponseSchema> | Promise<ResponseData<ResponseSchema>>;
}

/** A documented call with any request and response. */
export interface RestCall<CallContext = never>
  extends Omit<CallDeclaration<Schema, Schema, Schema, Schema>, 'status'> {
  readonly status: 200 | 201 | 204;
  /** Undefined for a call that anyone may make, even without a session. */
  readonly right?: CallRight;
  /** Parses the request and runs the call. @throws BAD_INPUT and the errors of the service */
  serve(context: CallContext, request: RawRequest): Promise<unknown>;
}

/** Defines a call for signed-in people. Its right must be the same right that its service requires. */
export function defineCall<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  ResponseSchema extends Schema = undefined,
>(
  definition: CallDefinition<Context, Params, Query, Body, ResponseSchema> & { readonly right: CallRight },
): RestCall<Context> & { readonly right: CallRight } {
  return { ...toRestCall(definition), right: definition.right };
}

/** Defines a read that returns a file and runs on the analysts' connection pool. */
export function defineFileCall<Params extends Schema = undefined, Query extends Schema = undefined>(
  definition: CallDefinition<AnalysisContext, Params, Query, undefined, undefined> & {
    readonly right: CallRight;
    readonly files: readonly string[];
    run(context: AnalysisContext, request: ParsedRequest<Params, Query, undefined>): Promise<Download>;
  },
): RestCall<AnalysisContext> & { readonly right: CallRight } {
  return { ...toRestCall(definition), right: definition.right };
}

/** Defines a call that anyone may make. */
export function definePublicCall<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  ResponseSchema extends Schema = undefined,
>(
  definition: CallDefinition<PublicCallContext, Params, Query, Body, ResponseSchema>,
): RestCall<PublicCallContext> {
  return toRestCall(definition);
}

function toRestCall<
  CallContext,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  ResponseSchema extends Schema,
>(definition: CallDefinition<CallContext, Params, Query, Body, ResponseSchema>): RestCall<CallContext> {
  const { run, status = definition.response || definition.files ? 200 : 204, ...declaration } = definition;
  return {
    ...declaration,
    status,
    serve: async (context, { params, query, body }) => {
      rejectRepeatedParameters(definition.query, query);
      return run(context, {
        params: parse(definition.params, params),
        query: parse(definition.query, query),
        body: parse(definition.body, body),
      });
    },
  };
}

const parse = <Value extends Schema>(schema: Value | undefined, input: unknown): ParsedValue<Value> =>
  (schema && parseInput(schema, input)) as ParsedValue<Value>;
