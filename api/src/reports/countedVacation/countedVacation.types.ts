import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { EmployeeType } from '../../modules/employees/employee.types.ts';
import { RangeArgs } from '../../platform/graphql/args.ts';
import { MonthScalar } from '../../platform/graphql/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';

@ArgsType()
export class CountedVacationArgs extends RangeArgs {
  @Field(() => [Int], {
    nullable: true,
    description: 'Only vacation units of these employees, at most 500; of all employees if absent.',
  })
  employeeIds?: number[] | null;
}

@ObjectType('VacationOfMonth', { description: 'A person’s vacation units in one month.' })
export class VacationOfMonthType {
  @Field(() => EmployeeType, { description: 'The person with the vacation units.' })
  person!: EmployeeType;

  @Field(() => MonthScalar, { description: 'The month of the vacation units.' })
  month!: Month;

  @Field(() => Float, { description: 'Vacation units, more than 0, with at most 2 decimals.' })
  units!: number;
}

@ObjectType('CountedVacation', { description: 'The vacation units that make up a number in a report.' })
export class CountedVacationType {
  @Field(() => [VacationOfMonthType], {
    description:
      'The vacation units, sorted by month, then name; at most 1,000 rows. Months without vacation units are left out.',
  })
  rows!: VacationOfMonthType[];

  @Field(() => Float, {
    description: 'The total of all vacation units, up to 2 decimals: the VAC figure in the reports.',
  })
  total!: number;
}
