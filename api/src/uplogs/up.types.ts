import { Field, Int, ObjectType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar.ts';
import type { UpSold, UpType as UpTypeValue } from '../rules/upValues.ts';
import { UpSoldEnum, UpTypeEnum } from './up.enums.ts';

@ObjectType('Up', { description: 'A row of the up log: one customer who walked in, called or came back.' })
export class UpType {
  @Field(() => Int, { description: 'The row’s key.' })
  id!: number;

  @Field(() => Int, { description: 'Its place within the day: 1 to n, without gaps.' })
  displayOrder!: number;

  @Field(() => EmployeeType, { nullable: true, description: 'Whose up it is.' })
  salesperson!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: 'Turned To: who took the customer over.' })
  turnedTo!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: 'The manager who went in.' })
  managerInto!: EmployeeType | null;

  @Field(() => String, { nullable: true, description: 'HH:mm on the store’s clock.' })
  timeUp!: string | null;

  @Field(() => UpTypeEnum, { nullable: true, description: 'Null is blank.' })
  upType!: UpTypeValue | null;

  @Field(() => String, { description: 'The customer, as typed.' })
  customerName!: string;

  @Field(() => String, { description: 'Free notes, at most 5,000 characters.' })
  notes!: string;

  @Field(() => Boolean, { description: 'BDC Up?' })
  isBdcUp!: boolean;

  @Field(() => Boolean, { description: 'Test Drive?' })
  isTestDrive!: boolean;

  @Field(() => Boolean, { description: 'Write Up?' })
  isWriteUp!: boolean;

  @Field(() => UpSoldEnum, { nullable: true, description: 'Null is "?", which is not No.' })
  sold!: UpSold | null;
}

@ObjectType('LoggedUp', { description: 'An up with its day (brief §2, Up Log Stats).' })
export class LoggedUpType extends UpType {
  @Field(() => DayScalar, { description: 'The day of its log.' })
  logDate!: Day;
}

@ObjectType('UpCounters', { description: 'Counts of ups (rules.md, Up log).' })
export class UpCountersType {
  @Field(() => Int, { description: 'Rows.' })
  ups!: number;

  @Field(() => Int, { description: 'Rows of type Fresh Up.' })
  freshUps!: number;

  @Field(() => Int, { description: 'Rows of type Appointment.' })
  appointments!: number;

  @Field(() => Int, { description: 'Rows with Write Up? set.' })
  writeUps!: number;

  @Field(() => Int, { description: 'Rows with Test Drive? set.' })
  testDrives!: number;

  @Field(() => Int, { description: 'Rows whose Sold is Yes.' })
  sold!: number;

  @Field(() => Int, { description: 'Rows with Turned To set.' })
  turns!: number;
}

@ObjectType('UpLog', { description: 'The ups of one day (brief §2, Up Log).' })
export class UpLogType {
  @Field(() => DayScalar, { description: 'The day.' })
  day!: Day;

  @Field(() => Int, { nullable: true, description: 'The log’s key in REST; null while the day has no log.' })
  id!: number | null;

  @Field(() => [UpType], { description: 'In the order that the floor keeps.' })
  rows!: UpType[];

  @Field(() => UpCountersType, { description: 'Of the day.' })
  counters!: UpCountersType;
}

@ObjectType('UpPeople', {
  description: 'Whom the up log offers: active people, by team (none last), then name (brief §5, §6).',
})
export class UpPeopleType {
  @Field(() => [EmployeeType], { description: 'For Salesperson and Turned To: position 0.' })
  salespeople!: EmployeeType[];

  @Field(() => [EmployeeType], { description: 'For the manager: positions 1, 2 and 3.' })
  managers!: EmployeeType[];

  @Field(() => [EmployeeType], {
    description: 'For the filter of the statistics: the salespeople without the employee named HSE.',
  })
  statsSalespeople!: EmployeeType[];
}
