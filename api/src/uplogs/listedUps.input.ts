import { z } from 'zod';
import { text } from '../platform/input/fields.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { FUNNEL_GROUPINGS } from '../rules/ups/funnelFigures.ts';
import type { GroupedUpsArgs } from './listedUps.types.ts';
import { toUpFilter } from './upStats.input.ts';
import type { UpFilter } from './upStats.query.ts';

/** Maximum length 40: the longest key is an up type. */
export const groupKey = text(40);

const groupInput = z.object({
  ofGroup: z
    .object({ by: z.enum(FUNNEL_GROUPINGS), key: groupKey.nullish().transform(value => value ?? null) })
    .nullish()
    .transform(value => value ?? undefined),
});

/**
 * Parses the filter of a call: all ups, or one group of them.
 * @throws BAD_INPUT
 */
export const toGroupedUpFilter = (args: GroupedUpsArgs): UpFilter => ({
  ...toUpFilter(args),
  ...parseInput(groupInput, args),
});
