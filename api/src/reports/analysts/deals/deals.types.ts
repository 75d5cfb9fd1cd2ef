import { ArgsType, Field } from 'type-graphql';
import { DealType } from '../../../deals/deal.types.ts';
import { describedEnum } from '../../../describedEnum.ts';
import { ConnectionArgs } from '../connection.args.ts';
import { createConnectionType } from '../connection.types.ts';
import type { DealOrder } from './deals.query.ts';
import { DealFilterInput } from './dealWhere.types.ts';

const DealOrderEnum = describedEnum(
  'DealOrder',
  'What deals are sorted by; ties by deal number, in the same direction.',
  {
    LOG_DAY: 'By log day: the delivery date, else the added date. The quickest.',
    DELIVERY_DATE: 'By delivery date; without one last, either way.',
    ADDED_DATE: 'By the day the deal was added.',
    NUMBER: 'By deal number.',
    CUSTOMER: 'By customer, in any case; blank before all names.',
    FRONT_GROSS: 'By front gross; empty counts 0.',
    BACK_GROSS: 'By back gross; empty counts 0.',
    TOTAL_GROSS: 'By front plus back gross.',
  } satisfies Record<DealOrder, string>,
);

@ArgsType()
export class DealsArgs extends ConnectionArgs {
  @Field(() => DealFilterInput, { nullable: true, description: 'Which deals; all when absent.' })
  where?: DealFilterInput | null;

  @Field(() => DealOrderEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  orderBy!: DealOrder;
}

export const DealConnectionType = createConnectionType('Deal', 'deals', DealType);
