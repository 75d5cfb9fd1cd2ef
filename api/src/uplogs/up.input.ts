import type { z } from 'zod';
import { formOf } from '../rest/nounFields.ts';
import { upFields } from './up.fields.ts';

/** The fields of an up as GraphQL sends them: only those that were named. */
export const upForm = formOf(upFields);

export type UpFields = z.output<typeof upForm>;
