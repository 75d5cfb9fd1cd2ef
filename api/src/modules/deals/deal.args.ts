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
  @Field(() => Int, { nullable: true, description: 'The version of the deal that the client last read.' })
  version?: number | null;
}

@ArgsType()
export class RenumberDealArgs extends DealVersionArgs {
  @Field(() => Int, { description: 'The new deal number, 1 to 2147483647.' })
  newNumber!: number;
}

@ArgsType()
export class DealGrossArgs extends DealVersionArgs {
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Front gross in dollars. Null or "" clears it; if absent, it stays unchanged.',
  })
  frontGross?: Cents | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Back gross in dollars. Null or "" clears it; if absent, it stays unchanged.',
  })
  backGross?: Cents | null;
}

@ArgsType()
export class ReviewDealArgs extends DealVersionArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'The new value of the Updated? box. If absent, the box stays unchanged.',
  })
  isUpdated?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The new value of the Confirmed? box. If absent, the box stays unchanged.',
  })
  isConfirmed?: boolean | null;
}

@ArgsType()
export class FreeDealNumbersArgs {
  @Field(() => Int, {
    defaultValue: 1,
    description: 'The maximum number of deal numbers to return, 1 to 400.',
  })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Returns only numbers above this one. If absent, returns numbers above that of the most recently created deal.',
  })
  after?: number | null;
}

@ArgsType()
export class StockNumberWarningsArgs {
  @Field(() => [String], { description: 'The stock numbers to check.' })
  stockNums!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the deal being edited. The check ignores this deal.',
  })
  exceptNumber?: number | null;
}
