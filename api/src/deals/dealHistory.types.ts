import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';
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

  @Field(() => [DealFieldChangeType], { description: 'What changed, in the order of the form.' })
  fields!: DealFieldChangeType[];
}
