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
    'Someone with a row in a report: an active salesperson, or anyone else who is credited (rules.md, Tick sheet).',
})
export class ReportedPersonType {
  @Field(() => Int, { description: 'The employee id.' })
  id!: number;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Today’s team: 1 none, 2 A, 3 B, 4 C, 5 HSE; null also means none.',
  })
  team!: TeamId | null;
}

@ObjectType('DayRange', { description: 'The days from start to end, both included.' })
export class DayRangeType {
  @Field(() => DayScalar, { description: 'The first day.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last day.' })
  end!: Day;
}

@ObjectType('VacationColumn', {
  description:
    'How the VAC column of a range reads: a month’s vacation units count when the range contains its first day (rules.md, VAC).',
})
export class VacationColumnType {
  @Field(() => MonthScalar, {
    nullable: true,
    description: 'The only month that counts: the one that an edit sets. Null when none or several count.',
  })
  month!: Month | null;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may edit it now: exactly one month counts, which is not closed, and positions 2, 3 and 5.',
  })
  canEdit!: boolean;
}

@ObjectType()
export abstract class TeamSectionType {
  @Field(() => Int, { description: 'The team’s id: 2 A, 3 B, 4 C, 5 HSE, and 1 when people have none.' })
  team!: TeamId;

  @Field(() => String, { description: '`A Team`, `B Team`, `C Team`, `HSE` or `No Team`.' })
  name!: string;

  @Field(() => String, {
    description:
      'The sales manager’s name: the active employee of position 1 of the team, the first by name; else `- No Sales Manager`.',
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
      'Whose figure: one employee for a row, all of a section’s rows for a Team Total; the store’s when absent. At most 500.',
  })
  employeeIds?: number[] | null;
}

/** Accepted employee ids of a figure of credits or vacation units; all employees when absent. */
export const employeeIdsArgument = z
  .array(id)
  .max(500, 'must name at most 500 employees')
  .nullish()
  .transform(value => value ?? undefined);

/** Accepted id of a team; all teams when absent. */
export const teamArgument = teamFilterSchema.nullish().transform(value => value ?? undefined);
