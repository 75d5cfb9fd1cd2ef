import { Field, ObjectType } from 'type-graphql';

@ObjectType('NewStore', { description: 'What a new store has of what it wants before its first day.' })
export class NewStoreType {
  @Field(() => Boolean, { description: 'Somebody else is there, or is invited.' })
  hasPeople!: boolean;

  @Field(() => Boolean, { description: 'A month’s working days are set.' })
  hasWorkingDays!: boolean;

  @Field(() => Boolean, { description: 'A deal is recorded, by hand or by an import.' })
  hasDeals!: boolean;

  @Field(() => Boolean, { description: 'A goal is set.' })
  hasGoals!: boolean;

  @Field(() => Boolean, { description: 'A display is paired.' })
  hasDisplay!: boolean;
}
