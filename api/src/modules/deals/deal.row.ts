import { raw } from 'sql-template-tag';
import { selectColumnsSql } from '../../platform/rest/entityFields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { type DealFieldsRow, dealFields } from './deal.fields.ts';

/** A deal row as readers get it from the database, with people by id and money in dollars or null. */
export interface DealRow extends DealFieldsRow {
  readonly version: number;
  readonly logDay: Day;
  readonly isSold: boolean;
  readonly isSplit: boolean;
}

/** Columns of the table `deal` that a `DealRow` contains. */
export const DEAL_COLUMNS = raw(
  `version, log_day as "logDay", is_sold as "isSold", is_split as "isSplit", ${selectColumnsSql(dealFields)}`,
);
