import type { Day } from '../rules/calendar.ts';
import { isSold, isSplit, logDay } from '../rules/deal.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/dealValues.ts';
import type { TeamId } from '../rules/teams.ts';
import type { Deal } from './deal.entity.ts';

/** A deal as a reader gets it from the database: one plain row, its people by key. Money in dollars, or null. */
export interface DealRow {
  readonly number: number;
  readonly version: number;
  readonly logDay: Day;
  readonly isSold: boolean;
  readonly isSplit: boolean;
  readonly salesManagerId: number | null;
  readonly finManagerId: number | null;
  readonly closerId: number | null;
  readonly closerTeamFinal: TeamId | null;
  readonly additionalId: number | null;
  readonly additionalTeamFinal: TeamId | null;
  readonly customerName: string;
  readonly carInfo: string;
  readonly stockNum: string;
  readonly notes: string;
  readonly carType: CarType | null;
  readonly dealStatus: DealStatus | null;
  readonly tradeStatus: TradeStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
  readonly deliveryDate: Day | null;
  readonly addedDate: Day;
  readonly frontGross: number | null;
  readonly backGross: number | null;
  readonly isUpdated: boolean;
  readonly isConfirmed: boolean;
}

/** The columns of a `DealRow`, of the table `deal`. */
export const DEAL_COLUMNS = `
  number, version, log_day as "logDay", is_sold as "isSold", is_split as "isSplit",
  sales_manager_id as "salesManagerId", fin_manager_id as "finManagerId",
  closer_id as "closerId", closer_team_final as "closerTeamFinal",
  additional_id as "additionalId", additional_team_final as "additionalTeamFinal",
  customer_name as "customerName", car_info as "carInfo", stock_num as "stockNum", notes,
  car_type as "carType", deal_status as "dealStatus", trade_status as "tradeStatus",
  delivery_status as "deliveryStatus", delivery_date as "deliveryDate", added_date as "addedDate",
  front_gross as "frontGross", back_gross as "backGross", is_updated as "isUpdated", is_confirmed as "isConfirmed"`;

/** A deal that was just written, as a reader gets it. */
export const rowOf = (deal: Deal): DealRow => ({
  number: deal.number,
  version: deal.version,
  logDay: logDay(deal),
  isSold: isSold(deal),
  isSplit: isSplit(deal),
  salesManagerId: deal.salesManagerId,
  finManagerId: deal.finManagerId,
  closerId: deal.closerId,
  closerTeamFinal: deal.closerTeamFinal,
  additionalId: deal.additionalId,
  additionalTeamFinal: deal.additionalTeamFinal,
  customerName: deal.customerName,
  carInfo: deal.carInfo,
  stockNum: deal.stockNum,
  notes: deal.notes,
  carType: deal.carType,
  dealStatus: deal.dealStatus,
  tradeStatus: deal.tradeStatus,
  deliveryStatus: deal.deliveryStatus,
  deliveryDate: deal.deliveryDate,
  addedDate: deal.addedDate,
  frontGross: deal.frontGross === null ? null : Number(deal.frontGross),
  backGross: deal.backGross === null ? null : Number(deal.backGross),
  isUpdated: deal.isUpdated,
  isConfirmed: deal.isConfirmed,
});
