import { z } from 'zod';
import { filledLine, text } from '../platform/input/fields.ts';

const LONGEST_NAME = 80;
const LONGEST_TEXT = 20_000;

/** What is sent to save a query. The document need not be valid: drafts are saved too. */
export const queryToSave = z.object({
  name: filledLine(LONGEST_NAME),
  document: text(LONGEST_TEXT).refine(document => document.trim() !== '', 'must not be empty'),
  variables: z
    .union([z.null(), text(LONGEST_TEXT)], `must be text of at most ${LONGEST_TEXT} characters`)
    .optional()
    .transform(variables => (variables?.trim() ? variables : null)),
});

export type QueryToSave = z.output<typeof queryToSave>;
