import { z } from 'zod';
import { badInput } from '../errors.ts';

/**
 * Refuses `name[]=1` and `name[0]=1`, by which some clients repeat a parameter: if it were ignored like an unknown one, the
 * list would not be filtered (rest.md, Common ground).
 * @throws BAD_INPUT
 */
export function refuseRepeated(schema: z.ZodType | undefined, query: unknown): void {
  if (!(schema instanceof z.ZodObject)) return;
  const names = Object.keys(query ?? {});
  const repeated = Object.keys(schema.shape).find(known => names.some(name => name.startsWith(`${known}[`)));
  if (repeated) throw badInput(`${repeated} must be sent once, without brackets.`);
}
