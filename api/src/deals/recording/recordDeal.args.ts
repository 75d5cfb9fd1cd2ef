import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class FreeDealNumbersArgs {
  @Field(() => Int, { defaultValue: 1, description: 'How many, 1 to 400.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Absent: above the number of the deal that was recorded last.',
  })
  after?: number | null;
}

@ArgsType()
export class StockNumberWarningsArgs {
  @Field(() => [String], { description: 'The stock numbers.' })
  stockNums!: string[];

  @Field(() => Int, { nullable: true, description: 'The deal that is edited.' })
  exceptNumber?: number | null;
}
