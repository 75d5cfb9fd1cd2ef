import { z } from 'zod';
import { LARGEST_ID } from '../input/fields.ts';
import { POSITIONS } from '../rules/people/positions.ts';
import { TEAMS } from '../rules/people/teams.ts';

/** The kinds of field that answers show (rest.md, Common ground). */

/** A key or a deal number. */
export const shownId = z.int().min(1).max(LARGEST_ID);

/** An employee's key, or null for nobody. */
export const shownPerson = shownId.nullable();

/** A name, or null for nobody. */
export const shownName = z.string().nullable();

/** 0 or 1. */
export const shownFlag = z.int().min(0).max(1);

export const shownDay = z.iso.date();

/** Dollars with at most two decimals, or null. */
export const shownMoney = z.number().nullable();

export const shownPosition = z
  .literal(POSITIONS.map(each => each.id))
  .meta({ description: POSITIONS.map(({ id, title }) => `${id} ${title}`).join(', ') });

export const shownTeam = z
  .literal(TEAMS.map(each => each.id))
  .nullable()
  .meta({ description: `${TEAMS.map(({ id, name }) => `${id} ${name}`).join(', ')}; null is also none` });
