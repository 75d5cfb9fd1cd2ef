import { z } from 'zod';
import { id } from '../../input/fields.ts';
import { people, team } from '../people.input.ts';

/** Whose figure is explained; nobody named is the store. */
export const explainedPeople = z.object({ employeeIds: people });

/** The same, of a team: its own goal counts. */
export const explainedTeam = explainedPeople.extend({ team });

/** The one whose figure is explained; nobody named is all together. */
export const explainedPerson = z.object({ employeeId: id.nullish().transform(sent => sent ?? undefined) });
