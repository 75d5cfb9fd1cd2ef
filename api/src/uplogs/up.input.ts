import type { z } from 'zod';
import { createFormSchema } from '../platform/rest/entityFields.ts';
import { upFields } from './up.fields.ts';

/** Parses the fields of an up from GraphQL. It keeps only the fields that were sent. */
export const upForm = createFormSchema(upFields);

export type UpFormFields = z.output<typeof upForm>;
