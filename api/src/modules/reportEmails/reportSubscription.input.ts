import { z } from 'zod';
import { id, requiredChoice } from '../../platform/input/fields.ts';
import { EXPORT_FORMATS } from '../../reports/exports/files/exportFile.ts';
import { REPORT_KINDS } from './reportSubscription.enums.ts';

const WEEKDAYS_MESSAGE = 'must be 1 to 7 different weekdays, 0 for Sunday to 6 for Saturday';
const TIME_MESSAGE = 'must be a time as HH:mm, from 00:00 to 23:55 in steps of five minutes';

/** Parses the form that creates or changes a report. */
export const subscriptionForm = z.object({
  /** The id of the report to change; null for a new report. */
  id: id.nullable().default(null),
  /** The recipient; null for the viewer. */
  employeeId: id.nullable().default(null),
  kind: requiredChoice(REPORT_KINDS),
  /** The id of the view to attach, only for the kind VIEW. */
  viewId: id.nullable().default(null),
  fileFormat: requiredChoice(EXPORT_FORMATS).nullable().default(null),
  weekdays: z
    .array(z.int(WEEKDAYS_MESSAGE).min(0, WEEKDAYS_MESSAGE).max(6, WEEKDAYS_MESSAGE), WEEKDAYS_MESSAGE)
    .min(1, WEEKDAYS_MESSAGE)
    .max(7, WEEKDAYS_MESSAGE)
    .refine(days => new Set(days).size === days.length, WEEKDAYS_MESSAGE)
    .transform(days => [...days].sort()),
  time: z.string(TIME_MESSAGE).regex(/^([01]\d|2[0-3]):[0-5][05]$/, TIME_MESSAGE),
  showsGross: z.boolean('must be true or false'),
});

export type SubscriptionForm = z.output<typeof subscriptionForm>;
