import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { ListPageType, withPage } from '../../../platform/graphql/paging.ts';
import { EmployeeType } from '../../employees/employee.types.ts';
import { RECORDED_FIELDS, type RecordedDealField } from '../deal.history.ts';

@ObjectType('HeldField', { description: 'The value of one field of a deleted deal.' })
export class DeletedFieldValueType {
  @Field(() => RECORDED_FIELDS, { description: 'The field of the deleted deal.' })
  field!: RecordedDealField;

  @Field(() => String, { description: 'The value, in the same format as in the history.' })
  value!: string;
}

@ObjectType('Deletion', { description: 'A deleted deal that was not restored.' })
export class DeletionType {
  @Field(() => String, { description: 'The id of the deletion, for `restoreDeal`.' })
  id!: string;

  @Field(() => Int, { description: 'The number of the deal when it was deleted.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether the deal number is currently free.' })
  isNumberFree!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'The time when the deal was deleted.' })
  deletedAt!: Date;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'The user who deleted the deal; null if the system deleted it.',
  })
  employee!: EmployeeType | null;

  @Field(() => [DeletedFieldValueType], {
    description: 'The deal’s values in the order of the deal form, without blank fields.',
  })
  fields!: DeletedFieldValueType[];
}

@ObjectType('Deletions', { description: 'A page of the deleted deals that were not restored.' })
export class DeletionsType extends ListPageType {
  @Field(() => [DeletionType], { description: 'The deletions, newest first.' })
  rows!: DeletionType[];

  @Field(() => Int, { description: 'The number of deletions that match the search.' })
  totalCount!: number;
}

@ArgsType()
export class RestoreDealArgs {
  @Field(() => Int, { description: 'The number of the deleted deal.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of the deletion to restore. By default, the last deletion of a deal with this number.',
  })
  deletion?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The restored deal’s number; by default, its old number.',
  })
  newNumber?: number | null;
}

@ArgsType()
class DeletionFilterArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only deals with this text in the customer, stock number, vehicle or deal number, ignoring case, accents, and variants of apostrophes, dashes and spaces. A blank text is ignored.',
  })
  search?: string | null;
}

@ArgsType()
export class DeletionsArgs extends withPage(DeletionFilterArgs, 50, '100') {}
