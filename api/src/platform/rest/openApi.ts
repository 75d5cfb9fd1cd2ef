import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { POSITIONS } from '../../rules/people/positions.ts';
import { type ErrorCode, HTTP_STATUSES } from '../errors.ts';
import type { RestCall } from './restCall.ts';

const INTRODUCTION = `The REST API of Salesfloor. This page is generated from the schemas that validate each call, so requests and
responses match it exactly. Every call except the public ones needs \`Authorization: Bearer <token>\`; cookies are not accepted. Days are
in store time, as \`YYYY-MM-DD\`; money is in US dollars with at most two decimals. A call that fails changes
nothing. Calls that you try on this page are real: they change the store.`;

/** Returns the OpenAPI 3.1 document of these calls. */
export function createOpenApiDocument(calls: readonly RestCall[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: toOperation(call) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Salesfloor',
      version: '1',
      description: INTRODUCTION,
      contact: { name: 'The maintainers of Salesfloor' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(calls.map(getTag))].sort().map(name => ({ name })),
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The `token` that was returned at sign-in.' },
      },
    },
  });
}

function toOperation(call: RestCall): ZodOpenApiOperationObject {
  const { params, query, body } = call;
  return {
    operationId: buildOperationId(call),
    tags: [getTag(call)],
    summary: call.summary,
    description: describeAccess(call),
    ...(call.right ? {} : { security: [] }),
    ...((params || query) && {
      requestParams: { ...toParameters('path', params), ...toParameters('query', query) },
    }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { [call.status]: toSuccessResponse(call), ...toErrorResponses(call) },
  };
}

/** Returns the tag that groups calls in the document: the first part of the call's path. */
const getTag = ({ path }: RestCall): string => path.split('/')[1] ?? '';

/** Builds the operation id of a call, such as `putUplogsRowId` for `PUT /uplogs/row/{id}`. */
const buildOperationId = ({ method, path }: RestCall): string =>
  method.toLowerCase() + path.replaceAll(/\W+(\w?)/g, (_, first: string) => first.toUpperCase());

function describeAccess({ right }: RestCall): string {
  if (!right) return 'Open to everyone, without a session.';
  const positions = POSITIONS.filter(({ id }) => right({ position: id }));
  if (positions.length === POSITIONS.length) return 'Open to everyone who is signed in.';
  return `Open to positions ${positions.map(({ id, title }) => `${id} ${title}`).join(', ')}.`;
}

/** Converts the path or query schema, which is one object, to a list of OpenAPI parameters. */
const toParameters = (location: 'path' | 'query', schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? { [location]: schema } : {};

function toSuccessResponse({ response, files }: RestCall): ZodOpenApiResponseObject {
  if (files) {
    const file = { schema: { type: 'string', format: 'binary' } } as const;
    return { description: 'The file.', content: Object.fromEntries(files.map(type => [type, file])) };
  }
  if (!response) return { description: 'Success. The response is empty.' };
  return { description: 'Success.', content: { 'application/json': { schema: response } } };
}

const ERROR_DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = {
  BAD_INPUT: 'The input is not valid; the message names the field. Nothing was changed.',
  UNAUTHENTICATED: 'Not signed in, or the session has ended.',
  FORBIDDEN: 'Not allowed.',
  NOT_FOUND: 'The item does not exist.',
  CONFLICT: 'The request conflicts with stored data. Nothing was changed.',
  TOO_LARGE: 'The body is larger than 1 MB, or the URL is too long.',
  NOT_JSON: 'The body is not JSON in UTF-8, or its content type is not JSON.',
  TOO_MANY_REQUESTS:
    'Too many attempts, or too many calls at once; `Retry-After` contains the number of seconds to wait.',
  TOO_COSTLY: 'The request took too long in the database and was stopped.',
  UNAVAILABLE: 'The database is busy or unavailable. Nothing was changed. Try again in a moment.',
};

/** The errors that every call can return. */
const COMMON_ERRORS: readonly ErrorCode[] = ['BAD_INPUT', 'TOO_LARGE', 'UNAVAILABLE'];

const BODY_ERRORS: readonly ErrorCode[] = ['NOT_JSON'];

/**
 * The errors that every call for signed-in people can return. These calls have a budget for each minute
 * (docs/adr/graphql-limits.md) and a limit of concurrent calls (docs/adr/graphql-limits.md).
 */
const SIGNED_IN_ERRORS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

type ErrorResponses = Readonly<Record<ErrorCode, ZodOpenApiResponseObject>>;

/** JSON responses `{message, code}` (rest.md, General rules). */
const jsonResponses = createErrorResponses('', code => ({
  'application/json': { schema: z.object({ message: z.string(), code: z.literal(code) }) },
}));

/** Plain-text responses, for clients that show the response text. */
const textResponses = createErrorResponses('_TEXT', () => ({ 'text/plain': { schema: z.string() } }));

/**
 * Returns the error responses of a call by status. The document describes each response once, and the calls
 * refer to it.
 */
export function toErrorResponses({
  right,
  body,
  errors = [],
  sendsTextErrors,
}: RestCall): ZodOpenApiResponsesObject {
  const codes = new Set([
    ...COMMON_ERRORS,
    ...(body ? BODY_ERRORS : []),
    ...errors,
    ...(right ? SIGNED_IN_ERRORS : []),
  ]);
  const responses = sendsTextErrors ? textResponses : jsonResponses;
  return Object.fromEntries([...codes].map(code => [HTTP_STATUSES[code], responses[code]]));
}

function createErrorResponses(
  suffix: string,
  getContent: (code: ErrorCode) => NonNullable<ZodOpenApiResponseObject['content']>,
): ErrorResponses {
  return Object.fromEntries(
    Object.entries(ERROR_DESCRIPTIONS).map(([code, description]) => [
      code,
      { id: code + suffix, description, content: getContent(code as ErrorCode) },
    ]),
  ) as ErrorResponses;
}
