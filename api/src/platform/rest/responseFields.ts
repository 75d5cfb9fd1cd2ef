import { z } from 'zod';
import { POSITIONS } from '../../rules/people/positions.ts';
import { TEAMS } from '../../rules/people/teams.ts';
import { MAX_ID } from '../input/fields.ts';

/** A key or a deal number. */
export const idResponse = z.int().min(1).max(MAX_ID);

/** An employee's key; null for unassigned. */
export const personIdResponse = idResponse.nullable();

/** A person's name; null for unassigned. */
export const nameResponse = z.string().nullable();

/** A flag as 0 or 1. */
export const flagResponse = z.int().min(0).max(1);

export const dayResponse = z.iso.date();

/** Dollars with at most two decimals, or null. */
export const moneyResponse = z.number().nullable();

export const positionResponse = z
  .literal(POSITIONS.map(item => item.id))
  .meta({ description: POSITIONS.map(({ id, title }) => `${id} ${title}`).join(', ') });

export const teamResponse = z
  .literal(TEAMS.map(item => item.id))
  .nullable()
  .meta({ description: `${TEAMS.map(({ id, name }) => `${id} ${name}`).join(', ')}; null also means none` });
