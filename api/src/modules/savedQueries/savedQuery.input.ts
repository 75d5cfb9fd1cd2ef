import { z } from 'zod';
import { filledLine, text } from '../../platform/input/fields.ts';

const MAX_NAME_LENGTH = 80;
const MAX_TEXT_LENGTH = 20_000;

/**
 * Parses the form that saves a query. The document may be invalid GraphQL, because drafts can be saved, too.
 */
export const saveQueryForm = z.object({
  name: filledLine(MAX_NAME_LENGTH),
  document: text(MAX_TEXT_LENGTH).refine(document => document.trim() !== '', 'must not be empty'),
  variables: z
    .union([z.null(), text(MAX_TEXT_LENGTH)], `must be text of at most ${MAX_TEXT_LENGTH} characters`)
    .optional()
    .transform(variables => (variables?.trim() ? variables : null)),
});

export type SaveQueryForm = z.output<typeof saveQueryForm>;
