import { z } from 'zod';
import { id } from '../../input/fields.ts';
import { employeeIdsArgument, teamArgument } from '../people.input.ts';

/** Employees of the explained figure; none for the store. */
export const explainedPeopleSchema = z.object({ employeeIds: employeeIdsArgument });

/** Employees and, for a Team Total, the team: the team's own goal counts. */
export const explainedTeamSchema = explainedPeopleSchema.extend({ team: teamArgument });

/** Employee of the explained figure; none for all employees together. */
export const explainedPersonSchema = z.object({ employeeId: id.nullish().transform(value => value ?? undefined) });
