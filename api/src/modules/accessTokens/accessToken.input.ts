import { z } from 'zod';
import { day, filledLine } from '../../platform/input/fields.ts';

/** Parses the form that creates an access token. */
export const newAccessTokenForm = z.object({
  name: filledLine(60),
  expiresOn: day,
});

export type NewAccessTokenForm = z.output<typeof newAccessTokenForm>;
