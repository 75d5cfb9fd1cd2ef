import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { ListPageType, withPage } from '../../../platform/graphql/paging.ts';
import { EmployeeType } from '../../employees/employee.types.ts';
import { RECORDED_FIELDS, type RecordedDealField } from '../deal.history.ts';

@ObjectType('HeldField', { description: 'What a deleted deal said in one field.' })
export class DeletedFieldValueType {
  @Field(() => RECORDED_FIELDS, { description: 'The field.' })
  field!: RecordedDealField;

  @Field(() => String, { description: 'What it said, as the history tells it.' })
  value!: string;
}

@ObjectType('Deletion', { description: 'A deal that is deleted and not back.' })
export class DeletionType {
  @Field(() => String, { description: 'Tells `restoreDeal` which deletion.' })
  id!: string;

  @Field(() => Int, { description: 'The number that the deal had.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether no other deal has the number now.' })
  isNumberFree!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => EmployeeType, { nullable: true, description: 'Who deleted it; null for the store itself.' })
  employee!: EmployeeType | null;

  @Field(() => [DeletedFieldValueType], {
    description: 'All that it held, in the order of the form; what was blank is left out.',
  })
  fields!: DeletedFieldValueType[];
}

@ObjectType('Deletions', { description: 'A page of the deals that are deleted and not back.' })
export class DeletionsType extends ListPageType {
  @Field(() => [DeletionType], { description: 'The newest first.' })
  rows!: DeletionType[];

  @Field(() => Int, { description: 'How many the search finds.' })
  totalCount!: number;
}

@ArgsType()
export class RestoreDealArgs {
  @Field(() => Int, { description: 'The number of the deleted deal.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'Which, by its id; the last one unless named.' })
  deletion?: string | null;

  @Field(() => Int, { nullable: true, description: 'The number it gets; its own unless named.' })
  newNumber?: number | null;
}

@ArgsType()
class DeletionFilterArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Customer, stock number, vehicle or deal number contained this, whatever the case, accents, and kinds of apostrophes, dashes and spaces; blank does not filter.',
  })
  search?: string | null;
}

@ArgsType()
export class DeletionsArgs extends withPage(DeletionFilterArgs, 50, '100') {}
