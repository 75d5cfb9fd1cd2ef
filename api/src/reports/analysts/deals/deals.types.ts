import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { DealType } from '../../../deals/deal.types.ts';
import { ConnectionArgs } from '../connection.args.ts';
import { connectionOf } from '../connection.types.ts';
import type { DealOrder } from './deals.query.ts';
import { DealFilterInput } from './dealWhere.types.ts';

const DealOrderEnum = {
  LOG_DAY: 'LOG_DAY',
  DELIVERY_DATE: 'DELIVERY_DATE',
  ADDED_DATE: 'ADDED_DATE',
  NUMBER: 'NUMBER',
  CUSTOMER: 'CUSTOMER',
  FRONT_GROSS: 'FRONT_GROSS',
  BACK_GROSS: 'BACK_GROSS',
  TOTAL_GROSS: 'TOTAL_GROSS',
} as const satisfies Record<DealOrder, DealOrder>;

registerEnumType(DealOrderEnum, {
  name: 'DealOrder',
  description: 'What deals are sorted by; ties by deal number, in the same direction.',
  valuesConfig: {
    LOG_DAY: { description: 'By log day: the delivery date, else the added date. The quickest.' },
    DELIVERY_DATE: { description: 'By delivery date; without one last, either way.' },
    ADDED_DATE: { description: 'By the day the deal was added.' },
    NUMBER: { description: 'By deal number.' },
    CUSTOMER: { description: 'By customer, in any case; blank before all names.' },
    FRONT_GROSS: { description: 'By front gross; empty counts 0.' },
    BACK_GROSS: { description: 'By back gross; empty counts 0.' },
    TOTAL_GROSS: { description: 'By front plus back gross.' },
  },
});

@ArgsType()
export class DealsArgs extends ConnectionArgs {
  @Field(() => DealFilterInput, { nullable: true, description: 'Which deals; all when absent.' })
  where?: DealFilterInput | null;

  @Field(() => DealOrderEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  orderBy!: DealOrder;
}

export const DealConnectionType = connectionOf('Deal', 'deals', DealType);
