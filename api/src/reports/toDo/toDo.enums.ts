import { registerEnumType } from 'type-graphql';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';

export const OpenPointKindEnum = {
  GROSS: 'GROSS',
  UNCONFIRMED: 'UNCONFIRMED',
  CHANGED: 'CHANGED',
  UNDATED: 'UNDATED',
  WAITING: 'WAITING',
  OVERDUE: 'OVERDUE',
  NOBODY: 'NOBODY',
  UNCLASSIFIED: 'UNCLASSIFIED',
  LOCKED: 'LOCKED',
} as const satisfies Record<OpenPointKind, OpenPointKind>;

registerEnumType(OpenPointKindEnum, {
  name: 'OpenPointKind',
  description: 'What someone still has to do about a deal (rules.md, What is open).',
  valuesConfig: {
    GROSS: { description: 'Sold, and front or back gross is not typed. Since its delivery date.' },
    UNCONFIRMED: {
      description: 'Sold more than `toDoDays.confirm` days ago and not confirmed. Since its delivery date.',
    },
    CHANGED: {
      description:
        'Confirmed, and a field but the ticks and the notes was changed afterwards. Since the first such change.',
    },
    UNDATED: { description: 'DEL without a delivery date. Since the day it became DEL.' },
    WAITING: {
      description:
        'TBA or IN FINANCE for more than `toDoDays.wait` days. Since the day it became so, the earlier of both.',
    },
    OVERDUE: { description: 'Its delivery date is past, and it is not DEL. Since its delivery date.' },
    NOBODY: { description: 'Sold without a salesperson. Since its delivery date.' },
    UNCLASSIFIED: { description: 'Sold without a car type. Since its delivery date.' },
    LOCKED: {
      description:
        'Anything but UNCONFIRMED and CHANGED, of a deal of a closed month, where nobody can settle it: no part of what is to do. Since the oldest of it.',
    },
  },
});

/** What the argument that names kinds does. */
export const OPEN_KINDS =
  'Only deals with an open point of one of these kinds; an empty list matches nothing.';
