import { Field, ObjectType } from 'type-graphql';

@ObjectType('NewStore', { description: 'The setup steps for a new store before its first day.' })
export class NewStoreType {
  @Field(() => Boolean, { description: 'Whether the store has more than one employee, or an invite.' })
  hasPeople!: boolean;

  @Field(() => Boolean, { description: 'Whether working days are set for at least one month.' })
  hasWorkingDays!: boolean;

  @Field(() => Boolean, { description: 'Whether there is at least one deal, entered or imported.' })
  hasDeals!: boolean;

  @Field(() => Boolean, { description: 'Whether at least one goal is set.' })
  hasGoals!: boolean;

  @Field(() => Boolean, { description: 'Whether at least one display is paired.' })
  hasDisplay!: boolean;
}
