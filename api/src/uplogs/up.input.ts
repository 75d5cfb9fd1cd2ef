import type { z } from 'zod';
import { createFormSchema } from '../platform/rest/entityFields.ts';
import { upFields } from './up.fields.ts';

/** The fields of an up as GraphQL sends them: only those that were named. */
export const upForm = createFormSchema(upFields);

export type UpFields = z.output<typeof upForm>;
