import { z } from 'zod';
import { id } from '../../input/fields.ts';
import { people } from '../people.input.ts';

/** Whose figure is explained; nobody named is the store. */
export const explainedPeople = z.object({ employeeIds: people });

/** The one whose figure is explained; nobody named is all together. */
export const explainedPerson = z.object({ employeeId: id.nullish().transform(sent => sent ?? undefined) });
