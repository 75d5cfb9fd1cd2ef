import type { z } from 'zod';
import { badInput } from '../errors.ts';

/**
 * What was sent, as the schema reads it. Fields that the schema does not name are ignored.
 * @throws BAD_INPUT with a sentence that names the first field that is wrong, and never repeats what was sent
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent, { error: () => 'is not accepted' });
  if (parsed.success) return parsed.data;
  throw badInput(sentenceOf(parsed.error));
}

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'The input is not valid.';
  const field = issue.path.join('.');
  return field ? `${field} ${issue.message}.` : `${issue.message}.`;
}
