import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';
import { DoorEnum } from '../history/door.types.ts';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { Door } from '../viewer/source.ts';
import { dealFields } from './deal.fields.ts';
import { type DealAction, RECORDED_FIELDS, type RecordedField } from './deal.history.ts';

const DealActionEnum = {
  RECORD: 'record',
  AMEND: 'amend',
  RENUMBER: 'renumber',
  DELETE: 'delete',
  RESTORE: 'restore',
} as const satisfies Record<string, DealAction>;

registerEnumType(DealActionEnum, {
  name: 'DealAction',
  description: 'What was done to a deal as a whole.',
  valuesConfig: {
    RECORD: { description: 'It was recorded.' },
    AMEND: { description: 'Fields of it were changed: by the form, in Hog or by a review.' },
    RENUMBER: { description: 'It was given another number.' },
    DELETE: { description: 'It was deleted.' },
    RESTORE: { description: 'It was brought back as it stood when it was deleted.' },
  },
});

registerEnumType(RECORDED_FIELDS, {
  name: 'DealField',
  description:
    'A field of a deal whose changes are kept. The history tells people and teams by name, days as YYYY-MM-DD, money in dollars as decimal text, and ticks as "true" or "false".',
  valuesConfig: Object.fromEntries(
    Object.entries(RECORDED_FIELDS).map(([name, field]) => [
      name,
      { description: dealFields[field].description },
    ]),
  ),
});

@ObjectType('DealFieldChange', { description: 'What one change made of one field.' })
export class DealFieldChangeType {
  @Field(() => RECORDED_FIELDS, { description: 'The field.' })
  field!: RecordedField;

  @Field(() => String, { nullable: true, description: 'What it was; null is blank.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null is blank.' })
  to!: string | null;
}

@ObjectType('DealChange', { description: 'All that someone changed of a deal at once.' })
export class DealChangeType {
  @Field(() => DealActionEnum, { description: 'What was done.' })
  action!: DealAction;

  @Field(() => Int, { description: 'The deal’s version after it.' })
  version!: number;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  changedAt!: Date;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'Who did it; null when the store did it by itself.',
  })
  employee!: EmployeeType | null;

  @Field(() => DoorEnum, {
    nullable: true,
    description: 'How it came in; null when that was not noted yet, or is not known.',
  })
  door!: Door | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was read from, in words: "october.xlsx, line 40".',
  })
  origin!: string | null;

  @Field(() => [DealFieldChangeType], { description: 'What changed, in the order of the form.' })
  fields!: DealFieldChangeType[];
}

@ObjectType('DealsChange', { description: 'All that someone changed of one of the deals at once.' })
export class DealsChangeType extends DealChangeType {
  @Field(() => Int, { description: 'The number that the deal had after the change.' })
  number!: number;
}

@ObjectType('DealsChanges', { description: 'A page of the changes of all deals.' })
export class DealsChangesType {
  @Field(() => [DealsChangeType], { description: 'The newest first.' })
  rows!: DealsChangeType[];

  @Field(() => Int, { description: 'How many the filter has.' })
  totalCount!: number;
}

@ArgsType()
export class DealChangesArgs {
  @Field(() => DayScalar, { description: 'The first day, by the store’s clock.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last day, not before the first.' })
  end!: Day;

  @Field(() => Int, { nullable: true, description: 'Only changes that this employee made.' })
  employeeId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only changes of a deal that had this number after them.',
  })
  number?: number | null;

  @Field(() => RECORDED_FIELDS, { nullable: true, description: 'Only changes of this field, told alone.' })
  field?: RecordedField | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many changes to pass over.' })
  offset!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many changes to answer, 1 to 100.' })
  limit!: number;
}
