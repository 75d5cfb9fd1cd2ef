import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class UpArgs {
  @Field(() => Int, { description: 'The up.' })
  upId!: number;
}

@ArgsType()
export class VisitsOfferedArgs extends UpArgs {
  @Field(() => String, { description: 'The customer, as typed so far.' })
  name!: string;
}

@ArgsType()
export class LinkDealArgs extends UpArgs {
  @Field(() => Int, { nullable: true, description: 'The deal; null or absent unlinks.' })
  dealNumber?: number | null;
}

@ArgsType()
export class LinkVisitBeforeArgs extends UpArgs {
  @Field(() => Int, { nullable: true, description: 'The earlier up; null or absent unlinks.' })
  beforeId?: number | null;
}
