import { z } from 'zod';
import { day, text } from '../input/fields.ts';

/** What is sent to make an access token. */
export const tokenToCreate = z.object({
  name: z
    .string('must be text')
    .trim()
    .pipe(text(60))
    .refine(name => name !== '', 'must not be empty'),
  expiresOn: day,
});

export type TokenToCreate = z.output<typeof tokenToCreate>;
