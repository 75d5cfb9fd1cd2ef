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
  'What was done to a deal, or to anything else, as a whole.',
  {
    RECORD: ['record', 'It is new.'],
    AMEND: ['amend', 'Fields of it were changed: of a deal by the form, in Hog or by a review.'],
    RENUMBER: ['renumber', 'A deal was given another number.'],
    DELETE: ['delete', 'It was deleted, or revoked.'],
    RESTORE: [
      'restore',
      'A deal was brought back as it stood when it was deleted; the store was restored from a backup.',
    ],
    EXPORT: ['export', 'A table was exported.'],
    READ: ['read', 'Lists with customers were read.'],
    SIGN_IN: ['signIn', 'Someone signed in.'],
    REFUSE: ['refuse', 'A sign-in was refused.'],
    BACK_UP: ['backUp', 'The store was backed up.'],
  } satisfies Record<string, readonly [ChangeAction, string]>,
);

registerEnumType(CHANGE_KINDS, {
  name: 'ChangeKind',
  description: 'What a change is of.',
  valuesConfig: Object.fromEntries(
    Object.entries(CHANGE_KINDS).map(([name, kind]) => [
      name,
      { description: recordedEntities.find(entity => entity.name === kind)?.description ?? '' },
    ]),
  ),
});

registerEnumType(RECORDED_FIELD_NAMES, {
  name: 'RecordedField',
  description: `A field whose changes are recorded: of a deal, as in DealField, or of anything else. ${HISTORY_VALUES_DESCRIPTION}`,
  valuesConfig: Object.fromEntries(
    Object.entries(RECORDED_FIELD_NAMES).map(([name, field]) => [
      name,
      { description: findRecordedField(field)?.description ?? '' },
    ]),
  ),
});

@ObjectType('RecordedFieldChange', { description: 'What one change made of one field.' })
export class RecordedFieldChangeType {
  @Field(() => RECORDED_FIELD_NAMES, { description: 'The field.' })
  field!: RecordedFieldName;

  @Field(() => String, { nullable: true, description: 'What it was; null is blank.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null is blank.' })
  to!: string | null;
}

@ObjectType('FrozenDeal', { description: 'A deal whose teams a closing froze.' })
export class FrozenDealType {
  @Field(() => Int, { description: 'The number that it had then.' })
  number!: number;

  @Field(() => Int, { nullable: true, description: 'Its number now; null when it is deleted.' })
  numberNow!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its customer now; of a deleted deal, as it was deleted.',
  })
  customerName!: string | null;
}

@ObjectType('RecordedChange', {
  simpleResolvers: true,
  description: 'All that someone changed of one thing at once.',
})
export class RecordedChangeType {
  @Field(() => String, { description: 'Tells it from every other change.' })
  id!: string;

  @Field(() => CHANGE_KINDS, { description: 'What it is of.' })
  kind!: ChangeKind;

  @Field(() => ChangeActionEnum, { description: 'What was done.' })
  action!: ChangeAction;

  @Field(() => Int, { nullable: true, description: 'The number that the deal had after the change.' })
  number!: number | null;

  @Field(() => Int, { nullable: true, description: 'The deal’s number now; null when it is deleted.' })
  numberNow!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The deal’s customer now; of a deleted deal, as it was deleted.',
  })
  customerName!: string | null;

  @Field(() => Int, { nullable: true, description: 'The closing that was made, or that was reopened.' })
  closingId!: number | null;

  @Field(() => [FrozenDealType], {
    nullable: true,
    description: 'The deals whose teams the closing froze, by number; null where no month was closed.',
  })
  frozen!: readonly FrozenDealType[] | null;

  @Field(() => Int, { nullable: true, description: 'The deal’s version after the change.' })
  version!: number | null;

  @Field(() => MonthScalar, { nullable: true, description: 'The month of a setting.' })
  month!: Month | null;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'Whom it is about: whose vacation units, whose access token, which person.',
  })
  person!: EmployeeType | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was called then: a person’s name, an invite’s e-mail, an access token’s name.',
  })
  name!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  changedAt!: Date;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'Who did it; null when the store did it by itself.',
  })
  employee!: EmployeeType | null;

  @Field(() => ChannelEnum, {
    nullable: true,
    description: 'How it came in; null when that was not noted yet.',
  })
  door!: Channel | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was read from, in words: "october.xlsx, line 40".',
  })
  origin!: string | null;

  @Field(() => [RecordedFieldChangeType], { description: 'What changed, in the order of the form.' })
  fields!: RecordedFieldChangeType[];
}

@ObjectType('RecordedChanges', { description: 'A page of changes.' })
export class RecordedChangesType extends ListPageType {
  @Field(() => [RecordedChangeType], { description: 'The newest first.' })
  rows!: RecordedChangeType[];

  readonly filter!: ChangeFilter;
}

@ArgsType()
class ChangeFilterArgs {
  @Field(() => DayScalar, { description: 'The first day, by the store’s clock.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last day, not before the first.' })
  end!: Day;

  @Field(() => Int, { nullable: true, description: 'Only changes that this employee made.' })
  employeeId?: number | null;

  @Field(() => CHANGE_KINDS, { nullable: true, description: 'Only changes of this kind.' })
  kind?: ChangeKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only changes of a deal that had this number after them.',
  })
  number?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only changes of deals: of a whole number, those of a deal that had it after them; else those of deals whose customer contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces. At most 200 characters; blank does not filter.',
  })
  search?: string | null;

  @Field(() => RECORDED_FIELD_NAMES, {
    nullable: true,
    description: 'Only changes of this field, told alone.',
  })
  field?: RecordedFieldName | null;

  @Field(() => ChannelEnum, { nullable: true, description: 'Only changes that came in this way.' })
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

export const ChannelEnum = defineEnum('Door', 'How a change came in.', {
  SCREEN: ['screen', 'On a screen, or by GraphQL as screens send it.'],
  REST: ['rest', 'By a call of the REST API.'],
  TOKEN: ['token', 'By an access token, which only reads.'],
  COMPARISON: ['comparison', 'Taken from a file that was compared.'],
  IMPORT: ['import', 'Read from a file that was imported.'],
  STORE: ['store', 'The store did it by itself.'],
} satisfies Record<Uppercase<Channel>, readonly [Channel, string]>);
