import { z } from 'zod';
import { dealNumber } from '../deals/deal.input.ts';
import { day, id, requiredChoice, searchText, trimmedLine } from '../platform/input/fields.ts';
import { COMPARED_AMOUNTS } from '../rules/compare/amounts.ts';
import { COMPARED_GROUPS } from '../rules/compare/groups.ts';

const MUST_BE_LIMIT = 'must be a whole number from 1 to 200';
const MUST_BE_OFFSET = 'must be a whole number of 0 or more';
const MUST_BE_PLACE = 'must be the place of a line';
const MOST_LINES = 20_000;

export const toCompare = z.object({ sheetId: id, start: day, end: day });

/** A page of the lines of a group. */
export const pageOfLines = z.object({
  id,
  group: requiredChoice(COMPARED_GROUPS),
  isOpen: z.boolean('must be true or false'),
  offset: z.int(MUST_BE_OFFSET).min(0, MUST_BE_OFFSET),
  limit: z.int(MUST_BE_LIMIT).min(1, MUST_BE_LIMIT).max(200, MUST_BE_LIMIT),
});

const place = z.int(MUST_BE_PLACE).min(1, MUST_BE_PLACE);

const lines = z
  .array(
    z.object({
      place,
      version: z
        .int('must be a version')
        .nullish()
        .transform(version => version ?? undefined),
    }),
  )
  .min(1, 'must hold a line')
  .max(MOST_LINES, 'must be at most 20,000')
  .refine(all => new Set(all.map(line => line.place)).size === all.length, 'must hold each line once')
  .nullish()
  .transform(all => all ?? undefined);

export const linesToTake = z.object({
  id,
  lines,
  amount: requiredChoice(COMPARED_AMOUNTS)
    .nullish()
    .transform(amount => amount ?? undefined),
});

export const linesToKeep = z.object({
  id,
  lines,
  note: z
    .union([z.null(), trimmedLine(200)], 'must be text of at most 200 characters')
    .optional()
    .transform(note => note ?? null),
});

export const linesToHandOn = z.object({
  id,
  lines,
  note: trimmedLine(200),
});

export const linesToConfirm = z.object({
  id,
  lines,
  group: requiredChoice(COMPARED_GROUPS)
    .nullish()
    .transform(group => group ?? undefined),
});

export const lineOf = z.object({ id, place });

export const lineToMatch = z.object({ id, place, number: dealNumber });

export const dealToFind = z.object({
  id,
  place,
  search: searchText.nullish().transform(search => search ?? undefined),
});
