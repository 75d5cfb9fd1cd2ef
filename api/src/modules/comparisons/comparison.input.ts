import { z } from 'zod';
import { day, id, requiredChoice, searchText, trimmedLine } from '../../platform/input/fields.ts';
import { COMPARED_AMOUNTS } from '../../rules/compare/amounts.ts';
import { COMPARED_GROUPS } from '../../rules/compare/groups.ts';
import { dealNumberSchema } from '../deals/deal.input.ts';

const LIMIT_MESSAGE = 'must be a whole number from 1 to 200';
const OFFSET_MESSAGE = 'must be a whole number of 0 or more';
const PLACE_MESSAGE = 'must be a whole number of 1 or more';
const MAX_LINES = 20_000;

export const compareSheetSchema = z.object({ sheetId: id, start: day, end: day });

/** Parses a page of the lines of a group. */
export const comparisonLinePageSchema = z.object({
  id,
  group: requiredChoice(COMPARED_GROUPS),
  isOpen: z.boolean('must be true or false'),
  offset: z.int(OFFSET_MESSAGE).min(0, OFFSET_MESSAGE),
  limit: z.int(LIMIT_MESSAGE).min(1, LIMIT_MESSAGE).max(200, LIMIT_MESSAGE),
});

const place = z.int(PLACE_MESSAGE).min(1, PLACE_MESSAGE);

const lines = z
  .array(
    z.object({
      place,
      version: z
        .int('must be a version number')
        .nullish()
        .transform(version => version ?? undefined),
    }),
  )
  .min(1, 'must contain at least one line')
  .max(MAX_LINES, 'must contain at most 20,000 lines')
  .refine(all => new Set(all.map(line => line.place)).size === all.length, 'must not contain a line twice')
  .nullish()
  .transform(all => all ?? undefined);

export const takeFileAmountsSchema = z.object({
  id,
  lines,
  amount: requiredChoice(COMPARED_AMOUNTS)
    .nullish()
    .transform(amount => amount ?? undefined),
});

export const keepStoreAmountsSchema = z.object({
  id,
  lines,
  note: z
    .union([z.null(), trimmedLine(200)], 'must be text of at most 200 characters')
    .optional()
    .transform(note => note ?? null),
});

export const escalateLinesSchema = z.object({
  id,
  lines,
  note: trimmedLine(200),
});

export const confirmEqualSchema = z.object({
  id,
  lines,
  group: requiredChoice(COMPARED_GROUPS)
    .nullish()
    .transform(group => group ?? undefined),
});

export const comparisonLineSchema = z.object({ id, place });

export const matchLineSchema = z.object({ id, place, number: dealNumberSchema });

export const dealsToMatchSchema = z.object({
  id,
  place,
  search: searchText.nullish().transform(search => search ?? undefined),
});
