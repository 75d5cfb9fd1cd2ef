import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { POSITIONS } from '../rules/people/positions.ts';
import type { Call } from './call.ts';
import { refusalsOf } from './openApiRefusals.ts';

const INTRODUCTION = `The documented calls of Salesfloor. Each reads and answers exactly what stands here: the entries are generated from
the schemas that validate. Every call but the public ones carries \`Authorization: Bearer <token>\`; a cookie never authorises. Days are
the store’s, as \`YYYY-MM-DD\`; money is in US dollars with at most two decimals. A refusal changes nothing. Calls tried
on this page are real: they change the store.`;

/** The OpenAPI 3.1 document of these calls. */
export function openApiDocument(calls: readonly Call[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
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
    tags: [...new Set(calls.map(tagOf))].sort().map(name => ({ name })),
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The `token` that a sign-in answered.' },
      },
    },
  });
}

function operationOf(call: Call): ZodOpenApiOperationObject {
  const { params, query, body } = call;
  return {
    operationId: operationIdOf(call),
    tags: [tagOf(call)],
    summary: call.summary,
    description: whoMay(call),
    ...(call.right ? {} : { security: [] }),
    ...((params || query) && { requestParams: { ...objectAs('path', params), ...objectAs('query', query) } }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { [call.status]: successOf(call), ...refusalsOf(call) },
  };
}

/** Calls are grouped by the first part of their path. */
const tagOf = ({ path }: Call): string => path.split('/')[1] ?? '';

/** `PUT /uplogs/row/{id}` is `putUplogsRowId`. */
const operationIdOf = ({ method, path }: Call): string =>
  method.toLowerCase() + path.replaceAll(/\W+(\w?)/g, (_, first: string) => first.toUpperCase());

function whoMay({ right }: Call): string {
  if (!right) return 'Open to anyone, without a session.';
  const holders = POSITIONS.filter(({ id }) => right({ position: id }));
  if (holders.length === POSITIONS.length) return 'Open to everyone who is signed in.';
  return `Open to positions ${holders.map(({ id, title }) => `${id} ${title}`).join(', ')}.`;
}

/** Parameters are declared as an object of them. */
const objectAs = (place: 'path' | 'query', schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? { [place]: schema } : {};

function successOf({ answer, files }: Call): ZodOpenApiResponseObject {
  if (files) {
    const file = { schema: { type: 'string', format: 'binary' } } as const;
    return { description: 'The file.', content: Object.fromEntries(files.map(type => [type, file])) };
  }
  if (!answer) return { description: 'Done; the answer is empty.' };
  return { description: 'Done.', content: { 'application/json': { schema: answer } } };
}
