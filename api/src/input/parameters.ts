import { z } from 'zod';
import { badInput } from '../errors.ts';

/**
 * Rejects `name[]=1` and `name[0]=1`, which some clients send for repeated parameters.
 * Ignoring them like unknown parameters would return an unfiltered list (rest.md, Common ground).
 * @throws BAD_INPUT
 */
export function rejectRepeatedParameters(schema: z.ZodType | undefined, query: unknown): void {
  if (!(schema instanceof z.ZodObject)) return;
  const names = Object.keys(query ?? {});
  const repeated = Object.keys(schema.shape).find(parameter => names.some(name => name.startsWith(`${parameter}[`)));
  if (repeated) throw badInput(`${repeated} must be sent once, without brackets.`);
}
