import { z } from 'zod';
import { badInput } from '../errors.ts';

/**
 * Parses input with a schema. Fields that the schema does not name are ignored.
 * @throws BAD_INPUT with a sentence that names the first invalid field and never repeats the input
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: () => 'is not valid' });
  if (parsed.success) return parsed.data;
  throw badInput(formatIssue(parsed.error));
}

function formatIssue({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'The input is not valid.';
  const field = issue.path.join('.');
  return field ? `${field} ${issue.message}.` : `${issue.message}.`;
}

/**
 * Rejects `name[]=1` and `name[0]=1`, which some clients send for repeated parameters.
 * Ignoring them like unknown parameters would return an unfiltered list (rest.md, General rules).
 * @throws BAD_INPUT
 */
export function rejectRepeatedParameters(schema: z.ZodType | undefined, query: unknown): void {
  if (!(schema instanceof z.ZodObject)) return;
  const names = Object.keys(query ?? {});
  const repeated = Object.keys(schema.shape).find(parameter =>
    names.some(name => name.startsWith(`${parameter}[`)),
  );
  if (repeated) throw badInput(`${repeated} must be sent once, without brackets.`);
}
