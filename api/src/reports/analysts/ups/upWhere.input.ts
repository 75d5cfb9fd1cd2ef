import { z } from 'zod';
import { searchText } from '../../../input/fields.ts';
import { parseInput } from '../../../input/parse.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import { anyOf, dayBounds, isSet, people, teams } from '../where.input.ts';

/** What each field of an analyst's filter of ups accepts. */
const where = z.object({
  logDate: dayBounds,
  salespersonIds: people,
  turnedToIds: people,
  managerIntoIds: people,
  teams,
  upTypes: anyOf(UP_TYPES),
  sold: anyOf(UP_SOLD_VALUES),
  isBdcUp: isSet,
  isTestDrive: isSet,
  isWriteUp: isSet,
  isTurned: isSet,
  search: searchText.nullish(),
});

/** Which ups an analyst wants; whatever is absent or null does not filter. */
export type UpWhere = z.output<typeof where>;

const args = z.object({ where: where.nullish() });

/** The filter that a call names, if any. @throws BAD_INPUT */
export const upWhereOf = (sent: { readonly where?: unknown }): UpWhere => parseInput(args, sent).where ?? {};
