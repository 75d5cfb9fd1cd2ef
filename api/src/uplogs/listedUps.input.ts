import { z } from 'zod';
import { text } from '../platform/input/fields.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { FUNNEL_GROUPINGS } from '../rules/ups/funnelFigures.ts';
import type { GroupedUpsArgs } from './listedUps.types.ts';
import { upFilterOf } from './upStats.input.ts';
import type { UpFilter } from './upStats.query.ts';

/** The longest is a type. */
export const groupKey = text(40);

const group = z.object({
  ofGroup: z
    .object({ by: z.enum(FUNNEL_GROUPINGS), key: groupKey.nullish().transform(sent => sent ?? null) })
    .nullish()
    .transform(sent => sent ?? undefined),
});

/** Which ups a call is about, one group of them or all. @throws BAD_INPUT */
export const groupedUpsOf = (args: GroupedUpsArgs): UpFilter => ({
  ...upFilterOf(args),
  ...parseInput(group, args),
});
