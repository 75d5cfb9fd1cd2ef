import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { createFiguresClass } from '../../platform/graphql/figureTypes.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { countUps } from '../../rules/ups/upCounters.ts';
import { upFigures } from '../../rules/ups/upFigures.ts';
import type { UpSold, UpType as UpTypeValue } from '../../rules/ups/upValues.ts';
import type { Employees } from '../employees/employee.query.ts';
import { EmployeeType } from '../employees/employee.types.ts';
import type { UpStatsRows } from './loggedUps.query.ts';
import { UpSoldEnum, UpTypeEnum } from './up.enums.ts';
import { type UpFieldsRow, type UpFormInput, upFields } from './up.fields.ts';
import type { UpDay, UpView } from './up.query.ts';
import type { LoggedUpRow, UpRow } from './up.row.ts';

/** Every field of an up, with people as objects instead of ids. */
type UpTypeFields = Omit<UpFieldsRow, `${string}Id`>;

@ObjectType('Up', {
  simpleResolvers: true,
  description: 'A row of the up log: one customer who walked in, called or came back.',
})
export class UpEntryType implements UpTypeFields {
  @Field(() => Int, { description: 'The id of the row.' })
  id!: number;

  @Field(() => String, {
    description:
      'The UUID that the row was added with or, if there was none, the row’s id. It never changes, so a screen can show a row before it is stored.',
  })
  key!: string;

  @Field(() => Int, { description: 'The row’s position within the day: 1 to n, without gaps.' })
  displayOrder!: number;

  @Field(() => EmployeeType, { nullable: true, description: upFields.employeeId.description })
  salesperson!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: upFields.turnedToId.description })
  turnedTo!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: upFields.managerIntoId.description })
  managerInto!: EmployeeType | null;

  @Field(() => String, { nullable: true, description: upFields.timeUp.description })
  timeUp!: string | null;

  @Field(() => UpTypeEnum, { nullable: true, description: upFields.upType.description })
  upType!: UpTypeValue | null;

  @Field(() => String, { description: upFields.customerName.description })
  customerName!: string;

  @Field(() => String, { description: upFields.notes.description })
  notes!: string;

  @Field(() => Boolean, { description: upFields.isBdcUp.description })
  isBdcUp!: boolean;

  @Field(() => Boolean, { description: upFields.isTestDrive.description })
  isTestDrive!: boolean;

  @Field(() => Boolean, { description: upFields.isWriteUp.description })
  isWriteUp!: boolean;

  @Field(() => UpSoldEnum, { nullable: true, description: upFields.sold.description })
  sold!: UpSold | null;
}

@ObjectType('LoggedUp', { simpleResolvers: true, description: 'An up, with its day.' })
export class LoggedUpType extends UpEntryType {
  @Field(() => DayScalar, { description: 'The day of the up log.' })
  logDate!: Day;
}

@ObjectType('UpCounters', { description: 'The counters of the up log (rules.md, Up log).' })
export class UpCountersType extends createFiguresClass(upFigures) {}

@ObjectType('UpLog', { description: 'The up log of one day.' })
export class UpLogType {
  @Field(() => DayScalar, { description: 'The day of the up log.' })
  day!: Day;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the log for REST calls; null if the day has no log yet.',
  })
  id!: number | null;

  @Field(() => [UpEntryType], { description: 'The rows in log order.' })
  rows!: UpEntryType[];

  @Field(() => UpCountersType, { description: 'The counters of the day.' })
  counters!: UpCountersType;
}

@ObjectType('UpPeople', {
  description:
    'The people that the up log offers in its menus: active employees, sorted by team (no team last), then by name.',
})
export class UpPeopleType {
  @Field(() => [EmployeeType], {
    description: 'The choices for Salesperson and Turned To: people in position 0.',
  })
  salespeople!: EmployeeType[];

  @Field(() => [EmployeeType], {
    description: 'The choices for the manager field: people in positions 1, 2 and 3.',
  })
  managers!: EmployeeType[];

  @Field(() => [EmployeeType], {
    description:
      'The choices for the salesperson filter of the up statistics, without the employee named HSE.',
  })
  statsSalespeople!: EmployeeType[];
}

@InputType('UpInput', {
  description:
    'The fields of an up, with people by employee id. A field that is not sent stays unchanged (blank on a new row); null clears it.',
})
export class UpInput implements UpFormInput {
  @Field(() => Int, { nullable: true, description: upFields.employeeId.description })
  employeeId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: upFields.turnedToId.description })
  turnedToId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: upFields.managerIntoId.description })
  managerIntoId: number | null | undefined;

  @Field(() => String, { nullable: true, description: upFields.timeUp.description })
  timeUp: string | null | undefined;

  @Field(() => UpTypeEnum, { nullable: true, description: upFields.upType.description })
  upType: UpTypeValue | null | undefined;

  @Field(() => String, { nullable: true, description: upFields.customerName.description })
  customerName: string | null | undefined;

  @Field(() => String, { nullable: true, description: upFields.notes.description })
  notes: string | null | undefined;

  @Field(() => Boolean, { nullable: true, description: upFields.isBdcUp.description })
  isBdcUp: boolean | null | undefined;

  @Field(() => Boolean, { nullable: true, description: upFields.isTestDrive.description })
  isTestDrive: boolean | null | undefined;

  @Field(() => Boolean, { nullable: true, description: upFields.isWriteUp.description })
  isWriteUp: boolean | null | undefined;

  @Field(() => UpSoldEnum, { nullable: true, description: upFields.sold.description })
  sold: UpSold | null | undefined;
}

const findPerson = (people: Employees, id: number | null): EmployeeType | null =>
  id === null ? null : (people.get(id) ?? null);

const withPeople = <Row extends UpRow>(row: Row, people: Employees) => ({
  ...row,
  salesperson: findPerson(people, row.employeeId),
  turnedTo: findPerson(people, row.turnedToId),
  managerInto: findPerson(people, row.managerIntoId),
});

/** Converts a row to its GraphQL type and looks up its people. */
export const presentUp = ({ row, people }: UpView): UpEntryType => withPeople(row, people);

/** Converts an up with its day to its GraphQL type. */
export const presentLoggedUp = (row: LoggedUpRow, people: Employees): LoggedUpType => withPeople(row, people);

export const presentUpStats = ({ rows, people }: UpStatsRows): LoggedUpType[] =>
  rows.map(row => presentLoggedUp(row, people));

export const presentUpLog = (day: Day, { id, rows, people }: UpDay): UpLogType => ({
  day,
  id,
  rows: rows.map(row => presentUp({ row, people })),
  counters: countUps(rows.map(toCounterInput)),
});

const toCounterInput = (row: UpRow) => ({
  ups: 1,
  upType: row.upType,
  hasWriteUp: row.isWriteUp,
  hasTestDrive: row.isTestDrive,
  sold: row.sold,
  isTurned: row.turnedToId !== null,
});
