import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EmployeeType } from '../../modules/employees/employee.types.ts';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { ListPageType, withPage } from '../../platform/graphql/paging.ts';
import { DayScalar, MonthScalar } from '../../platform/graphql/scalars.ts';
import { HISTORY_VALUES_DESCRIPTION } from '../../platform/history/formatHistoryText.ts';
import { id, searchText } from '../../platform/input/fields.ts';
import type { Channel } from '../../platform/viewer/viewer.ts';
import type { Day, Month } from '../../rules/calendar/calendar.ts';
import type { ChangeAction, ChangeFilter, RecordedChangePage } from './changes.query.ts';
import {
  CHANGE_KINDS,
  type ChangeKind,
  findRecordedField,
  RECORDED_FIELD_NAMES,
  type RecordedFieldName,
  recordedEntities,
} from './recordedEntities.ts';

const ChangeActionEnum = defineEnum(
  'ChangeAction',
  'The action taken on a deal or another item as a whole.',
  {
    RECORD: ['record', 'The item was created.'],
    AMEND: [
      'amend',
      'Fields were changed. A deal’s fields can be changed in the form, in Hog or by a review.',
    ],
    RENUMBER: ['renumber', 'The deal number was changed.'],
    DELETE: ['delete', 'The item was deleted or revoked.'],
    RESTORE: [
      'restore',
      'A deleted deal was restored exactly as it was, or the store was restored from a backup.',
    ],
    EXPORT: ['export', 'A table was exported.'],
    READ: ['read', 'Lists that contain customers were read.'],
    SIGN_IN: ['signIn', 'A user signed in.'],
    REFUSE: ['refuse', 'A sign-in was rejected.'],
    BACK_UP: ['backUp', 'The store was backed up.'],
  } satisfies Record<string, readonly [ChangeAction, string]>,
);

registerEnumType(CHANGE_KINDS, {
  name: 'ChangeKind',
  description: 'The kind of item that was changed.',
  valuesConfig: Object.fromEntries(
    Object.entries(CHANGE_KINDS).map(([name, kind]) => [
      name,
      { description: recordedEntities.find(entity => entity.name === kind)?.description ?? '' },
    ]),
  ),
});

registerEnumType(RECORDED_FIELD_NAMES, {
  name: 'RecordedField',
  description: `A field with recorded changes: a deal field, as in DealField, or a field of another item. ${HISTORY_VALUES_DESCRIPTION}`,
  valuesConfig: Object.fromEntries(
    Object.entries(RECORDED_FIELD_NAMES).map(([name, field]) => [
      name,
      { description: findRecordedField(field)?.description ?? '' },
    ]),
  ),
});

@ObjectType('RecordedFieldChange', { description: 'The old and new value of one changed field.' })
export class RecordedFieldChangeType {
  @Field(() => RECORDED_FIELD_NAMES, { description: 'The field that was changed.' })
  field!: RecordedFieldName;

  @Field(() => String, { nullable: true, description: 'The old value; null if it was blank.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'The new value; null if it is blank.' })
  to!: string | null;
}

@ObjectType('FrozenDeal', { description: 'A deal on which a closing froze the teams.' })
export class FrozenDealType {
  @Field(() => Int, { description: 'The deal’s number at the time of the closing.' })
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The deal’s current number; null if the deal is deleted.',
  })
  numberNow!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The deal’s current customer; for a deleted deal, the customer when it was deleted.',
  })
  customerName!: string | null;
}

@ObjectType('RecordedChange', {
  simpleResolvers: true,
  description: 'All changes made to one item at the same time.',
})
export class RecordedChangeType {
  @Field(() => String, { description: 'The unique id of the change.' })
  id!: string;

  @Field(() => CHANGE_KINDS, { description: 'The kind of item that was changed.' })
  kind!: ChangeKind;

  @Field(() => ChangeActionEnum, { description: 'The action taken on the item.' })
  action!: ChangeAction;

  @Field(() => Int, { nullable: true, description: 'The deal’s number after the change.' })
  number!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The deal’s current number; null if the deal is deleted.',
  })
  numberNow!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The deal’s current customer; for a deleted deal, the customer when it was deleted.',
  })
  customerName!: string | null;

  @Field(() => Int, { nullable: true, description: 'The id of the closing that was created or reopened.' })
  closingId!: number | null;

  @Field(() => [FrozenDealType], {
    nullable: true,
    description:
      'The deals on which the closing froze the teams, sorted by number; null if no month was closed.',
  })
  frozen!: readonly FrozenDealType[] | null;

  @Field(() => Int, { nullable: true, description: 'The deal’s version after the change.' })
  version!: number | null;

  @Field(() => MonthScalar, { nullable: true, description: 'The month that the setting applies to.' })
  month!: Month | null;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'The employee the change is about, such as the owner of vacation units or an access token.',
  })
  person!: EmployeeType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person or access token at the time of the change, or the email address of an invite.',
  })
  name!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the change was made.' })
  changedAt!: Date;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'The user who made the change; null if the system made it.',
  })
  employee!: EmployeeType | null;

  @Field(() => ChannelEnum, {
    nullable: true,
    description: 'The source of the change; null for changes made before sources were recorded.',
  })
  door!: Channel | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the change came from, such as the file row "october.xlsx, line 40".',
  })
  origin!: string | null;

  @Field(() => [RecordedFieldChangeType], { description: 'The changed fields, in the order of the form.' })
  fields!: RecordedFieldChangeType[];
}

@ObjectType('RecordedChanges', { description: 'A page of changes.' })
export class RecordedChangesType extends ListPageType {
  @Field(() => [RecordedChangeType], { description: 'The changes, newest first.' })
  rows!: RecordedChangeType[];

  readonly filter!: ChangeFilter;
}

@ArgsType()
class ChangeFilterArgs {
  @Field(() => DayScalar, { description: 'The first day of the range, in store time.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last day of the range, not before the first.' })
  end!: Day;

  @Field(() => Int, { nullable: true, description: 'Only changes that this employee made.' })
  employeeId?: number | null;

  @Field(() => CHANGE_KINDS, { nullable: true, description: 'Only changes of this kind.' })
  kind?: ChangeKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only changes to deals that had this number after the change.',
  })
  number?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only changes to deals. A whole number finds deals that had this number after the change. Any other text finds deals with this text in the customer, ignoring case, accents, and variants of apostrophes, dashes and spaces. At most 200 characters; blank does not filter.',
  })
  search?: string | null;

  @Field(() => RECORDED_FIELD_NAMES, {
    nullable: true,
    description: 'Only changes to this field, without the other fields of the same change.',
  })
  field?: RecordedFieldName | null;

  @Field(() => ChannelEnum, { nullable: true, description: 'Only changes from this source.' })
  door?: Channel | null;
}

@ArgsType()
export class RecordedChangesArgs extends withPage(ChangeFilterArgs, 100, '100') {}

/**
 * Accepted values of the filters of Changes in GraphQL and REST. The filters with a GraphQL enum are not
 * listed, because GraphQL itself checks their values.
 */
export const changeFilterFields = { employeeId: id, number: id, search: searchText };

/** Converts changes to their GraphQL type, with people in place of employee ids. */
export function presentChanges({
  rows,
  people,
}: Pick<RecordedChangePage, 'rows' | 'people'>): RecordedChangeType[] {
  const findPerson = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map(({ id, employeeId, personId, changedAt, fields, ...change }) => ({
    ...change,
    id: `${change.kind} ${id}`,
    fields: [...fields],
    changedAt: new Date(changedAt),
    employee: findPerson(employeeId),
    person: findPerson(personId),
  }));
}

export const ChannelEnum = defineEnum('Door', 'The source of a change.', {
  SCREEN: ['screen', 'The app, or another client of the GraphQL API.'],
  REST: ['rest', 'A REST API call.'],
  TOKEN: ['token', 'An access token, which can only read data.'],
  COMPARISON: ['comparison', 'A comparison with a file.'],
  IMPORT: ['import', 'A file import.'],
  STORE: ['store', 'The system itself, not a user.'],
} satisfies Record<Uppercase<Channel>, readonly [Channel, string]>);
