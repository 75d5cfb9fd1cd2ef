import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../rules/deals/dealValues.ts';
import { sumGross } from '../../rules/numbers/money.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { Employees } from '../employees/employee.query.ts';
import { EmployeeType } from '../employees/employee.types.ts';
import { CarTypeEnum, DealStatusEnum, DeliveryStatusEnum, TradeStatusEnum } from './deal.enums.ts';
import { dealFields, formFields, type SentDealForm } from './deal.fields.ts';
import type { Deals, DealView, StockNumberWarning } from './deal.query.ts';
import type { DealRow } from './deal.row.ts';

/** Every field of a deal, with people as objects instead of ids. */
type DealTypeFields = Omit<DealRow, `${string}Id`>;

@ObjectType('Deal', { simpleResolvers: true, description: 'A vehicle deal, sold or not (rules.md, A deal).' })
export class DealType implements DealTypeFields {
  @Field(() => Int, { description: dealFields.number.description })
  number!: number;

  @Field(() => Int, {
    description:
      'The version of the deal. It increases with every change and is never reused, not even by another deal with the same number. Send it when you change or delete the deal.',
  })
  version!: number;

  @Field(() => DayScalar, {
    description:
      'The day that the deal is listed under: its delivery date or, if it has none, its added date.',
  })
  logDay!: Day;

  @Field(() => Boolean, {
    description:
      'Whether the deal is sold: delivered (DEL), not DEAD, and with a delivery date. Only sold deals count units.',
  })
  isSold!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the deal is split: its closer and its additional salesperson are both set and are different people. Each is credited with half.',
  })
  isSplit!: boolean;

  @Field(() => EmployeeType, { nullable: true, description: dealFields.salesManagerId.description })
  salesManager!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: dealFields.finManagerId.description })
  financeManager!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: dealFields.closerId.description })
  closer!: EmployeeType | null;

  @Field(() => Int, { nullable: true, description: dealFields.closerTeamFinal.description })
  closerTeamFinal!: TeamId | null;

  @Field(() => EmployeeType, { nullable: true, description: dealFields.additionalId.description })
  additional!: EmployeeType | null;

  @Field(() => Int, { nullable: true, description: dealFields.additionalTeamFinal.description })
  additionalTeamFinal!: TeamId | null;

  @Field(() => String, { description: dealFields.customerName.description })
  customerName!: string;

  @Field(() => String, { description: dealFields.carInfo.description })
  carInfo!: string;

  @Field(() => String, { description: dealFields.stockNum.description })
  stockNum!: string;

  @Field(() => String, { description: dealFields.notes.description })
  notes!: string;

  @Field(() => CarTypeEnum, { nullable: true, description: dealFields.carType.description })
  carType!: CarType | null;

  @Field(() => DealStatusEnum, { nullable: true, description: dealFields.dealStatus.description })
  dealStatus!: DealStatus | null;

  @Field(() => TradeStatusEnum, { nullable: true, description: dealFields.tradeStatus.description })
  tradeStatus!: TradeStatus | null;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: dealFields.deliveryStatus.description })
  deliveryStatus!: DeliveryStatus | null;

  @Field(() => DayScalar, { nullable: true, description: dealFields.deliveryDate.description })
  deliveryDate!: Day | null;

  @Field(() => DayScalar, { description: dealFields.addedDate.description })
  addedDate!: Day;

  @Field(() => MoneyScalar, { nullable: true, description: dealFields.frontGross.description })
  frontGross!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: dealFields.backGross.description })
  backGross!: number | null;

  @Field(() => MoneyScalar, { description: 'Front gross plus back gross, in dollars.' })
  totalGross!: number;

  @Field(() => Boolean, { description: dealFields.isUpdated.description })
  isUpdated!: boolean;

  @Field(() => Boolean, { description: dealFields.isConfirmed.description })
  isConfirmed!: boolean;
}

@ObjectType('DealInFile', {
  description: 'A file row’s values for the fields of the deal form. A field without a value is null.',
})
@InputType('DealInput', {
  description:
    'The fields of the deal form, with people by employee id. A field that is not sent stays unchanged (blank on a new deal); null clears it.',
})
export class DealInput implements SentDealForm {
  @Field(() => Int, { nullable: true, description: formFields.salesManagerId.description })
  salesManagerId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: formFields.finManagerId.description })
  finManagerId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: formFields.closerId.description })
  closerId: number | null | undefined;

  @Field(() => Int, { nullable: true, description: formFields.additionalId.description })
  additionalId: number | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.customerName.description })
  customerName: string | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.carInfo.description })
  carInfo: string | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.stockNum.description })
  stockNum: string | null | undefined;

  @Field(() => CarTypeEnum, { nullable: true, description: formFields.carType.description })
  carType: CarType | null | undefined;

  @Field(() => TradeStatusEnum, { nullable: true, description: formFields.tradeStatus.description })
  tradeStatus: TradeStatus | null | undefined;

  @Field(() => DealStatusEnum, { nullable: true, description: formFields.dealStatus.description })
  dealStatus: DealStatus | null | undefined;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: formFields.deliveryStatus.description })
  deliveryStatus: DeliveryStatus | null | undefined;

  @Field(() => DayScalar, { nullable: true, description: formFields.deliveryDate.description })
  deliveryDate: Day | null | undefined;

  @Field(() => DayScalar, { nullable: true, description: formFields.addedDate.description })
  addedDate: Day | null | undefined;

  @Field(() => String, { nullable: true, description: formFields.notes.description })
  notes: string | null | undefined;
}

@InputType('NewDealInput', {
  description: 'A new deal, with its number and the fields of the deal form.',
})
export class NewDealInput extends DealInput {
  @Field(() => Int, { description: 'The deal number, 1 to 2147483647. Must not be taken.' })
  number!: number;
}

@ObjectType('StockNumberWarning', { description: 'A stock number that is already on a sold deal.' })
export class StockNumberWarningType implements StockNumberWarning {
  @Field(() => String, { description: 'The stock number as it was sent.' })
  stockNum!: string;

  @Field(() => String, { description: 'A warning that names the sold deal.' })
  message!: string;
}

const findPerson = (people: Employees, id: number | null): EmployeeType | null =>
  id === null ? null : (people.get(id) ?? null);

/** Converts a row to its GraphQL type: looks up its people and adds the total gross. */
export const presentDeal = ({ row, people }: DealView): DealType => ({
  ...row,
  salesManager: findPerson(people, row.salesManagerId),
  financeManager: findPerson(people, row.finManagerId),
  closer: findPerson(people, row.closerId),
  additional: findPerson(people, row.additionalId),
  totalGross: sumGross(row.frontGross, row.backGross),
});

export const presentDeals = ({ rows, people }: Deals): DealType[] =>
  rows.map(row => presentDeal({ row, people }));
