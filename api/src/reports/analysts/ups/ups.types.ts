import { ArgsType, Field } from 'type-graphql';
import { describedEnum } from '../../../describedEnum.ts';
import { LoggedUpType } from '../../../uplogs/up.types.ts';
import { ConnectionArgs } from '../connection.args.ts';
import { createConnectionType } from '../connection.types.ts';
import type { UpOrder } from './ups.query.ts';
import { UpFilterInput } from './upWhere.types.ts';

const UpOrderEnum = describedEnum(
  'UpOrder',
  'What ups are sorted by; ties in the order they were added, or against it.',
  {
    LOG_DATE: 'By the day of the log.',
    TIME_UP: 'By time of day; unset last, either way.',
    CUSTOMER: 'By customer, in any case; blank before all names.',
  } satisfies Record<UpOrder, string>,
);

@ArgsType()
export class UpsArgs extends ConnectionArgs {
  @Field(() => UpFilterInput, { nullable: true, description: 'Which ups; all when absent.' })
  where?: UpFilterInput | null;

  @Field(() => UpOrderEnum, { defaultValue: 'LOG_DATE', description: 'What to sort by.' })
  orderBy!: UpOrder;
}

export const UpConnectionType = createConnectionType('Up', 'ups', LoggedUpType);
