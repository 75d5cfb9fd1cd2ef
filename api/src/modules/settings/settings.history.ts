import type { RecordedEntity, RecordedField } from '../../platform/history/history.ts';
import { moneyKind } from '../../platform/rest/fieldKinds.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';

/** A recorded figure of a setting. Everyone may read settings and their history. */
interface SettingField extends RecordedField {
  readonly column: string;
}

/** A setting with its figures, which are the columns in a row of its table. */
export interface SettingEntity extends RecordedEntity<Readonly<Record<string, SettingField>>> {
  readonly table: string;
}

const count = { kind: 'number' } as const;

/** Describes the working days of a month for the history. */
export const workingDaysHistory = {
  name: 'workingDays',
  table: 'working_days',
  description: 'The working days of a month.',
  right: isSignedIn,
  fields: {
    completed: { ...count, column: 'completed', description: 'Working days of a month that are over.' },
    total: { ...count, column: 'total', description: 'Working days of a month.' },
  },
} as const satisfies SettingEntity;

/** Describes the vacation units of an employee in a month for the history. */
export const vacationHistory = {
  name: 'vacation',
  table: 'vacation_units',
  description: 'The vacation units of an employee in a month.',
  right: isSignedIn,
  fields: {
    units: {
      kind: 'units',
      column: 'unit_count',
      description: 'Vacation units of an employee in a month.',
    },
  },
} as const satisfies SettingEntity;

/** Describes the pot of a month for the history. */
export const potHistory = {
  name: 'pot',
  table: 'month_pot',
  description: 'The pot of gold of a month.',
  right: isSignedIn,
  fields: {
    total: {
      kind: 'money',
      toText: moneyKind.toText,
      column: 'total',
      description: 'The pot of gold of a month, in dollars.',
    },
  },
} as const satisfies SettingEntity;

/** Describes the follow-up days for the history. */
export const followUpDaysHistory = {
  name: 'toDoDays',
  table: 'to_do_days',
  description: 'The store’s days of what is open.',
  right: isSignedIn,
  fields: {
    confirm: { ...count, column: 'confirm', description: 'Days after a sale in which it is confirmed.' },
    wait: { ...count, column: 'wait', description: 'Days that a deal may be TBA or IN FINANCE.' },
  },
} as const satisfies SettingEntity;

/** Describes the closing and reopening of a month for the history. */
export const monthHistory = {
  name: 'month',
  description: 'A month that is closed or reopened.',
  right: isSignedIn,
  fields: {
    isClosed: { kind: 'flag', description: 'Whether the month is closed.' },
    reason: { kind: 'text', description: 'Why the month was reopened.' },
  },
} as const satisfies RecordedEntity;
