import { Field, Int, ObjectType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';
import { DayScalar, MoneyScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/dealValues.ts';
import type { TeamId } from '../rules/teams.ts';
import { CarTypeEnum, DealStatusEnum, DeliveryStatusEnum, TradeStatusEnum } from './deal.enums.ts';

@ObjectType('Deal', { description: 'A vehicle deal, sold or not (rules.md, A deal).' })
export class DealType {
  @Field(() => Int, {
    description: 'The deal number that people meet it by (deal_id in REST): unique, may be renumbered.',
  })
  number!: number;

  @Field(() => Int, {
    description:
      'Grows with every change, and is never that of another deal that had the number; send it back when amending or deleting.',
  })
  version!: number;

  @Field(() => DayScalar, {
    description: 'The day that lists show it on: the delivery date, else the added date.',
  })
  logDay!: Day;

  @Field(() => Boolean, {
    description: 'Delivered (DEL), not DEAD, and with a delivery date. Only sold deals count units.',
  })
  isSold!: boolean;

  @Field(() => Boolean, {
    description: 'Closer and additional are both set and different people: each is credited half.',
  })
  isSplit!: boolean;

  @Field(() => EmployeeType, { nullable: true, description: 'The sales manager on the deal.' })
  salesManager!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: 'The finance manager (F&I) on the deal.' })
  financeManager!: EmployeeType | null;

  @Field(() => EmployeeType, { nullable: true, description: 'Sales 1: the salesperson who closed it.' })
  closer!: EmployeeType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The closer’s team, frozen when the deal was sold (1 is none).',
  })
  closerTeamFinal!: TeamId | null;

  @Field(() => EmployeeType, { nullable: true, description: 'Sales 2: the additional salesperson.' })
  additional!: EmployeeType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The additional’s team, frozen when the deal was sold (1 is none).',
  })
  additionalTeamFinal!: TeamId | null;

  @Field(() => String, { description: 'The customer, as typed.' })
  customerName!: string;

  @Field(() => String, { description: 'The vehicle, as typed.' })
  carInfo!: string;

  @Field(() => String, { description: 'The stock number, as typed.' })
  stockNum!: string;

  @Field(() => String, { description: 'Free notes, at most 5,000 characters.' })
  notes!: string;

  @Field(() => CarTypeEnum, {
    nullable: true,
    description: 'Null is unclassified: it counts in totals only.',
  })
  carType!: CarType | null;

  @Field(() => DealStatusEnum, { nullable: true, description: 'Null is blank.' })
  dealStatus!: DealStatus | null;

  @Field(() => TradeStatusEnum, { nullable: true, description: 'Null is blank.' })
  tradeStatus!: TradeStatus | null;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: 'Null is blank.' })
  deliveryStatus!: DeliveryStatus | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day of delivery, which may lie ahead.' })
  deliveryDate!: Day | null;

  @Field(() => DayScalar, { description: 'The day the deal was added to the log.' })
  addedDate!: Day;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Front gross of the whole deal; null is not typed yet and counts 0.',
  })
  frontGross!: number | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Back gross of the whole deal; null is not typed yet and counts 0.',
  })
  backGross!: number | null;

  @Field(() => MoneyScalar, { description: 'Front gross plus back gross.' })
  totalGross!: number;

  @Field(() => Boolean, { description: 'Office staff has ticked Updated?.' })
  isUpdated!: boolean;

  @Field(() => Boolean, { description: 'Office staff has ticked Confirmed?.' })
  isConfirmed!: boolean;
}
