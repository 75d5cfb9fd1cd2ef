import type { z } from 'zod';
import type { Position } from '../../rules/people/positions.ts';
import type { AttachAccess } from '../accessDetails.ts';
import type { Config } from '../config.ts';
import type { AnalysisContext, Context, Services } from '../context.ts';
import type { BatchedList } from '../database/batchedList.ts';
import type { ErrorCode } from '../errors.ts';
import { parseInput, rejectRepeatedParameters } from '../input/parseInput.ts';
import type { Download } from './streamedResponse.ts';

/** Decides by position whether a viewer may make a call. A function of a `*.policy.ts`. */
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
type ParsedValue<Of extends Schema> = Of extends z.ZodType ? z.output<Of> : undefined;
type ResponseData<Of extends Schema> = Of extends z.ZodType
  ? z.output<Of> | LongReadOf<z.output<Of>>
  : unknown;
type LongReadOf<List> = List extends readonly (infer Row)[] ? BatchedList<Row> : never;

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
  Answer extends Schema,
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
  readonly response?: Answer;
  /** The media types of the file, for a call that returns a `Download` instead of JSON. */
  readonly files?: readonly string[];
  /** 201 for a call that creates something. Otherwise 200, or 204 for an empty response. */
  readonly status?: 201;
  /** Error codes beyond those of every call: bad input, no session, no right, database unavailable. */
  readonly errors?: readonly ErrorCode[];
  /** True if errors are plain text, because the client shows the response text (rest.md, Common ground). */
  readonly sendsTextErrors?: boolean;
}

interface CallDefinition<
  At,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
> extends CallDeclaration<Params, Query, Body, Answer> {
  /** Calls a service or a query and returns the response data. */
  run(
    context: At,
    request: ParsedRequest<Params, Query, Body>,
  ): ResponseData<Answer> | Promise<ResponseData<Answer>>;
}

/** A documented call with any request and response. */
export interface RestCall<At = never>
  extends Omit<CallDeclaration<Schema, Schema, Schema, Schema>, 'status'> {
  readonly status: 200 | 201 | 204;
  /** Absent for a call that anyone may make, also without a session. */
  readonly right?: CallRight;
  /** Parses the request and runs the call. @throws BAD_INPUT and the errors of the service */
  serve(context: At, request: RawRequest): Promise<unknown>;
}

/** Defines a call for signed-in people. The right is the same that its service requires. */
export function defineCall<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answer extends Schema = undefined,
>(
  definition: CallDefinition<Context, Params, Query, Body, Answer> & { readonly right: CallRight },
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
  Answer extends Schema = undefined,
>(definition: CallDefinition<PublicCallContext, Params, Query, Body, Answer>): RestCall<PublicCallContext> {
  return toRestCall(definition);
}

function toRestCall<
  At,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(definition: CallDefinition<At, Params, Query, Body, Answer>): RestCall<At> {
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

const parse = <Of extends Schema>(schema: Of | undefined, input: unknown): ParsedValue<Of> =>
  (schema && parseInput(schema, input)) as ParsedValue<Of>;
