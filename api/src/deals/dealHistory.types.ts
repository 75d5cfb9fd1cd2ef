import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';
import type { DealChange } from './deal.entity.ts';
import { RECORDED_FIELDS, type RecordedField } from './deal.history.ts';

const DealActionEnum = {
  RECORD: 'record',
  AMEND: 'amend',
  RENUMBER: 'renumber',
  DELETE: 'delete',
  RESTORE: 'restore',
} as const satisfies Record<string, DealChange['action']>;

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
  description: 'A field of a deal whose changes are kept.',
  valuesConfig: {
    NUMBER: { description: 'The deal number.' },
    SALES_MANAGER: { description: 'The sales manager, by name.' },
    FINANCE_MANAGER: { description: 'The finance manager, by name.' },
    CLOSER: { description: 'Sales 1, by name.' },
    CLOSER_TEAM_FINAL: { description: 'The closer’s final team, by name (rules.md, A deal).' },
    ADDITIONAL: { description: 'Sales 2, by name.' },
    ADDITIONAL_TEAM_FINAL: { description: 'The additional’s final team, by name (rules.md, A deal).' },
    CUSTOMER_NAME: { description: 'The customer.' },
    CAR_INFO: { description: 'The vehicle.' },
    STOCK_NUM: { description: 'The stock number.' },
    NOTES: { description: 'The notes.' },
    CAR_TYPE: { description: 'New, Used or Cert.' },
    DEAL_STATUS: { description: 'HOGGED, IN FINANCE or DEAD.' },
    TRADE_STATUS: { description: 'TRADE, TRADE X2 or NO TRADE.' },
    DELIVERY_STATUS: { description: 'DEL, TBA or OAC.' },
    DELIVERY_DATE: { description: 'The delivery date, YYYY-MM-DD.' },
    ADDED_DATE: { description: 'The added date, YYYY-MM-DD.' },
    FRONT_GROSS: { description: 'Front gross in dollars, as decimal text.' },
    BACK_GROSS: { description: 'Back gross in dollars, as decimal text.' },
    IS_UPDATED: { description: 'Updated?, "true" or "false".' },
    IS_CONFIRMED: { description: 'Confirmed?, "true" or "false".' },
  },
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
  action!: DealChange['action'];

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
