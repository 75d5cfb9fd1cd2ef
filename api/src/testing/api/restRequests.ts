import fc from 'fast-check';
import type { z } from 'zod';
import type { RestCall } from '../../platform/rest/restCall.ts';
import { minimalInput, validInput } from './arbitraryInput.ts';

/** A request of a documented call. */
export interface RestRequest {
  readonly method: string;
  /** The path under `/api`, with its parameters. */
  readonly path: string;
  readonly body: unknown;
}

/**
 * Creates a request that the schemas of the call accept, with all fields or with only the required fields. It
 * creates the same request every time.
 */
export function createValidRequest(
  { method, path, params, query, body }: RestCall,
  extent: 'full' | 'least',
): RestRequest {
  const sample = extent === 'full' ? createFullSample : createMinimalSample;
  return {
    method,
    path: buildPath(path, params && sample(params), query && sample(query)),
    body: body && sample(body),
  };
}

const createFullSample = (schema: z.ZodType) => createSample(schema, validInput(schema));
const createMinimalSample = (schema: z.ZodType) => createSample(schema, minimalInput(schema));

function createSample(schema: z.ZodType, arbitrary: fc.Arbitrary<unknown>): unknown {
  // With the same seed, a longer sample begins with the values of a shorter sample. Most schemas accept one
  // of the first values.
  for (const numRuns of [5, 1_000]) {
    const found = fc.sample(arbitrary, { numRuns, seed: 6 }).find(item => schema.safeParse(item).success);
    if (found !== undefined) return found;
  }
  throw new Error('The schema accepted none of a thousand samples. Describe it in more detail.');
}

/** Builds the path of a call with these parameters. A list parameter is repeated. */
export function buildPath(path: string, params: unknown = {}, query: unknown = {}): string {
  const filledPath = Object.entries(params as object).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encode(value)),
    path,
  );
  const pairs = Object.entries(query as object)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map(item => `${name}=${encode(item)}`));
  return `/api${filledPath}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());
