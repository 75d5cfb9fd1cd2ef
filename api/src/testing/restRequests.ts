import fc from 'fast-check';
import type { z } from 'zod';
import type { RestCall } from '../platform/rest/restCall.ts';
import { acceptedBy, leastAcceptedBy } from './arbitraryInput.ts';

/** A request of a documented call. */
export interface RestRequest {
  readonly method: string;
  /** Under `/api`, its parameters filled in. */
  readonly path: string;
  readonly body: unknown;
}

/** A request that the schemas of the call accept, the same one every time: with all its fields, or with the least. */
export function acceptedRequest(
  { method, path, params, query, body }: RestCall,
  how: 'full' | 'least',
): RestRequest {
  const sample = how === 'full' ? fullSample : leastSample;
  return {
    method,
    path: addressOf(path, params && sample(params), query && sample(query)),
    body: body && sample(body),
  };
}

const fullSample = (schema: z.ZodType) => sampleOf(schema, acceptedBy(schema));
const leastSample = (schema: z.ZodType) => sampleOf(schema, leastAcceptedBy(schema));

function sampleOf(schema: z.ZodType, arbitrary: fc.Arbitrary<unknown>): unknown {
  // Of one seed, more runs begin with the values of fewer; most schemas accept one of the first.
  for (const numRuns of [5, 1_000]) {
    const found = fc.sample(arbitrary, { numRuns, seed: 6 }).find(each => schema.safeParse(each).success);
    if (found !== undefined) return found;
  }
  throw new Error('Nothing of a thousand was accepted: tell more of the schema.');
}

/** The address of a call with these parameters; one that is a list is repeated. */
export function addressOf(path: string, params: unknown = {}, query: unknown = {}): string {
  const filled = Object.entries(params as object).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encoded(value)),
    path,
  );
  const pairs = Object.entries(query as object)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map(each => `${name}=${encoded(each)}`));
  return `/api${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());
