import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { EmployeeType } from '../../modules/employees/employee.types.ts';
import { RangeArgs } from '../../platform/graphql/args.ts';
import { MonthScalar } from '../../platform/graphql/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';

@ArgsType()
export class CountedVacationArgs extends RangeArgs {
  @Field(() => [Int], {
    nullable: true,
    description: 'Of these employees, at most 500; everyone’s when absent.',
  })
  employeeIds?: number[] | null;
}

@ObjectType('VacationOfMonth', { description: 'One person’s vacation units of one month.' })
export class VacationOfMonthType {
  @Field(() => EmployeeType, { description: 'Whose they are.' })
  person!: EmployeeType;

  @Field(() => MonthScalar, { description: 'The month they belong to.' })
  month!: Month;

  @Field(() => Float, { description: 'Units, more than 0, with at most two decimals.' })
  units!: number;
}

@ObjectType('CountedVacation', { description: 'The vacation units behind a number of a report.' })
export class CountedVacationType {
  @Field(() => [VacationOfMonthType], {
    description: 'By month, then name, at most 1,000 rows; months without units are left out.',
  })
  rows!: VacationOfMonthType[];

  @Field(() => Float, { description: 'The units of all, up to 2 decimals: VAC of the reports.' })
  total!: number;
}
