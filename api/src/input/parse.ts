import type { z } from 'zod';
import { badInput } from '../errors.ts';

/**
 * Parses input with a schema. Fields that the schema does not name are ignored.
 * @throws BAD_INPUT with a sentence that names the first invalid field and never repeats the input
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: () => 'is not accepted' });
  if (parsed.success) return parsed.data;
  throw badInput(formatIssue(parsed.error));
}

function formatIssue({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'The input is not valid.';
  const field = issue.path.join('.');
  return field ? `${field} ${issue.message}.` : `${issue.message}.`;
}
