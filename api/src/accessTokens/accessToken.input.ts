import { z } from 'zod';
import { day, filledLine } from '../platform/input/fields.ts';

/** What is sent to make an access token. */
export const tokenToCreate = z.object({
  name: filledLine(60),
  expiresOn: day,
});

export type TokenToCreate = z.output<typeof tokenToCreate>;
