import { ArgsType, Field, Int } from 'type-graphql';
import { MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Cents } from '../../rules/numbers/money.ts';

@ArgsType()
export class DealNumberArgs {
  @Field(() => Int, { description: 'The deal number, 1 to 2147483647.' })
  number!: number;
}

/** The deal to change, with the version that the client last read. */
@ArgsType()
export class DealVersionArgs extends DealNumberArgs {
  @Field(() => Int, { nullable: true, description: 'The version that was looked at.' })
  version?: number | null;
}

@ArgsType()
export class RenumberDealArgs extends DealVersionArgs {
  @Field(() => Int, { description: 'The number it gets, 1 to 2147483647.' })
  newNumber!: number;
}

@ArgsType()
export class DealGrossArgs extends DealVersionArgs {
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Front gross; null or "" empties it, absent leaves it.',
  })
  frontGross?: Cents | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Back gross; null or "" empties it, absent leaves it.',
  })
  backGross?: Cents | null;
}

@ArgsType()
export class ReviewDealArgs extends DealVersionArgs {
  @Field(() => Boolean, { nullable: true, description: 'Updated?; absent leaves it.' })
  isUpdated?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Confirmed?; absent leaves it.' })
  isConfirmed?: boolean | null;
}

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
