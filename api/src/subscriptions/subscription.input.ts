import { z } from 'zod';
import { id, requiredChoice } from '../platform/input/fields.ts';
import { EXPORT_FORMATS } from '../reports/exports/files/exportFile.ts';
import { REPORT_KINDS } from './subscription.enums.ts';

const WEEKDAYS = 'must be 1 to 7 different weekdays, 0 for Sunday to 6 for Saturday';
const TIME = 'must be a time as HH:mm, from 00:00 to 23:55 in steps of five minutes';

/** What is sent to set up a report, or to change it. */
export const subscriptionForm = z.object({
  /** Null for a new one. */
  id: id.nullable().default(null),
  /** Whose; null for the viewer's own. */
  employeeId: id.nullable().default(null),
  kind: requiredChoice(REPORT_KINDS),
  /** Of kind VIEW alone. */
  viewId: id.nullable().default(null),
  fileFormat: requiredChoice(EXPORT_FORMATS).nullable().default(null),
  weekdays: z
    .array(z.int(WEEKDAYS).min(0, WEEKDAYS).max(6, WEEKDAYS), WEEKDAYS)
    .min(1, WEEKDAYS)
    .max(7, WEEKDAYS)
    .refine(days => new Set(days).size === days.length, WEEKDAYS)
    .transform(days => [...days].sort()),
  time: z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5][05]$/, TIME),
  showsGross: z.boolean('must be true or false'),
});

export type SubscriptionForm = z.output<typeof subscriptionForm>;
