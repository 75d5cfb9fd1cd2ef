import { describedEnum } from '../../describedEnum.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';

export const OpenItemKindEnum = describedEnum(
  'OpenPointKind',
  'What someone still has to do about a deal (rules.md, What is open).',
  {
    GROSS: 'Sold, and front or back gross is not typed. Since its delivery date.',
    UNCONFIRMED: 'Sold more than `toDoDays.confirm` days ago and not confirmed. Since its delivery date.',
    CHANGED:
      'Confirmed, and a field but the ticks and the notes is not what it was then. Since the first change of such a field.',
    UNDATED: 'DEL without a delivery date. Since the day it became DEL.',
    WAITING:
      'TBA or IN FINANCE for more than `toDoDays.wait` days. Since the day it became so, the earlier of both.',
    OVERDUE: 'Its delivery date is past, and it is not DEL. Since its delivery date.',
    NOBODY: 'Sold without a salesperson. Since its delivery date.',
    UNCLASSIFIED: 'Sold without a car type. Since its delivery date.',
    LOCKED:
      'Anything but UNCONFIRMED and CHANGED, of a deal of a closed month, where nobody can settle it: no part of what is to do. Since the oldest of it.',
  } satisfies Record<OpenPointKind, string>,
);

/** Description of the arguments that name kinds of open items. */
export const OPEN_KINDS_DESCRIPTION =
  'Only deals with an open point of one of these kinds; an empty list matches nothing.';
