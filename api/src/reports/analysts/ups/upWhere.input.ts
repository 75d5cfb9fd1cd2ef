import { z } from 'zod';
import { searchText } from '../../../input/fields.ts';
import { parseInput } from '../../../input/parse.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import { anyOf, dayBounds, optionalFlag, employeeIds, teams } from '../where.input.ts';

/** Accepted values of each field of the up filter for analysts. */
const where = z.object({
  logDate: dayBounds,
  salespersonIds: employeeIds,
  turnedToIds: employeeIds,
  managerIntoIds: employeeIds,
  teams,
  upTypes: anyOf(UP_TYPES),
  sold: anyOf(UP_SOLD_VALUES),
  isBdcUp: optionalFlag,
  isTestDrive: optionalFlag,
  isWriteUp: optionalFlag,
  isTurned: optionalFlag,
  search: searchText.nullish(),
});

/** Filter of ups for analysts; a field that is absent or null does not filter. */
export type UpWhere = z.output<typeof where>;

const args = z.object({ where: where.nullish() });

/**
 * Returns the up filter of a request, empty if it has none.
 * @throws BAD_INPUT
 */
export const parseUpWhere = (input: { readonly where?: unknown }): UpWhere => parseInput(args, input).where ?? {};
