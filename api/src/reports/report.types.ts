import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { teamFilterSchema } from '../modules/upLog/stats/upStats.input.ts';
import { DayScalar, MonthScalar } from '../platform/graphql/scalars.ts';
import { id } from '../platform/input/fields.ts';
import type { Day, Month } from '../rules/calendar/calendar.ts';
import type { TeamId } from '../rules/people/teams.ts';

// Types that several reports share.

@ObjectType('ReportedPerson', {
  description:
    'A person with a row in a report: an active salesperson, or anyone else with credits (rules.md, Tick sheet).',
})
export class ReportedPersonType {
  @Field(() => Int, { description: 'The employee id.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The current team: 1 none, 2 A, 3 B, 4 C, 5 HSE. Null also means none.',
  })
  team!: TeamId | null;
}

@ObjectType('DayRange', { description: 'A range of days, including the first and the last.' })
export class DayRangeType {
  @Field(() => DayScalar, { description: 'The first day of the range.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last day of the range.' })
  end!: Day;
}

@ObjectType('VacationColumn', {
  description:
    'The VAC column for a range. A month’s vacation units count if the first day of the month is in the range (rules.md, VAC).',
})
export class VacationColumnType {
  @Field(() => MonthScalar, {
    nullable: true,
    description:
      'The only month that counts in the column, and therefore the month that an edit changes. Null if no month or several months count.',
  })
  month!: Month | null;

  @Field(() => Boolean, {
    description:
      'Whether the viewer can edit the column now: exactly one month counts in the column (see `month`), that month is not closed, and the viewer is a finance manager, a manager or an admin.',
  })
  canEdit!: boolean;
}

@ObjectType()
export abstract class TeamSectionType {
  @Field(() => Int, {
    description: 'The id of the team: 2 A, 3 B, 4 C, 5 HSE, or 1 for people without a team.',
  })
  team!: TeamId;

  @Field(() => String, { description: '`A Team`, `B Team`, `C Team`, `HSE` or `No Team`.' })
  name!: string;

  @Field(() => String, {
    description:
      'The title: the name of the team’s sales manager (the active employee with position 1; if there are several, the first by name), or `- No Sales Manager`.',
  })
  title!: string;
}

@ArgsType()
@InputType()
export class DeliveryRangeArgs {
  @Field(() => DayScalar, { description: 'The first delivery date.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last delivery date, not before the first.' })
  end!: Day;
}

/** Arguments with the days and employees of an explained figure. */
@ArgsType()
@InputType()
export abstract class ExplainedPeopleArgs extends DeliveryRangeArgs {
  @Field(() => [Int], {
    nullable: true,
    description:
      'The employees that the figure is for, at most 500: one for a row, or all in a section for a Team Total. Leave out for the store’s figure.',
  })
  employeeIds?: number[] | null;
}

/** Accepted employee ids of a figure of credits or vacation units; all employees when absent. */
export const employeeIdsArgument = z
  .array(id)
  .max(500, 'must list at most 500 employees')
  .nullish()
  .transform(value => value ?? undefined);

/** Accepted id of a team; all teams when absent. */
export const teamArgument = teamFilterSchema.nullish().transform(value => value ?? undefined);
