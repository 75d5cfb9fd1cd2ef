import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { ExportFileFormat } from '../../reports/exports/files/exportFile.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ReportKind, SendingState } from './reportSubscription.enums.ts';
import { canSeeAllSubscriptions } from './reportSubscription.policy.ts';

/** A report that a person gets, with its schedule. */
export interface SubscriptionRow {
  readonly id: number;
  readonly employeeId: number;
  /** True if the recipient is active. */
  readonly isActive: boolean;
  readonly setUpBy: number;
  readonly kind: ReportKind;
  /** The id of the view; null if the report has no view or the view was deleted. */
  readonly viewId: number | null;
  readonly fileFormat: ExportFileFormat | null;
  readonly weekdays: readonly number[];
  readonly time: string;
  readonly showsGross: boolean;
  readonly changedAt: Date;
  readonly stoppedAt: Date | null;
}

const COLUMNS = sql`report_subscription.id, employee_id as "employeeId", is_active as "isActive", set_up_by as "setUpBy",
  kind, view_id as "viewId", file_format as "fileFormat", weekdays, time, shows_gross as "showsGross", changed_at as "changedAt", stopped_at as "stoppedAt"`;

export const listSubscriptionsWhere = (reader: Reader, condition: Sql): Promise<SubscriptionRow[]> =>
  reader.rows<SubscriptionRow>(
    sql`select ${COLUMNS} from report_subscription join employee on employee.id = employee_id
     where ${condition} order by employee.name, report_subscription.id`,
  );

/**
 * Lists the viewer's reports, or the reports of all people sorted by name.
 * @throws FORBIDDEN
 */
export async function listSubscriptions(
  { database, viewer }: Context,
  isForAll: boolean,
): Promise<SubscriptionRow[]> {
  requireAbility(
    !isForAll || canSeeAllSubscriptions(viewer),
    'Only managers, office staff and admins can see everyone’s reports.',
  );
  return listSubscriptionsWhere(database, isForAll ? sql`true` : sql`employee_id = ${viewer.employeeId}`);
}

/** One sending of a report, with its result. */
export interface SendingRow {
  readonly id: number;
  readonly subscriptionId: number;
  /** The scheduled day; null if a person pressed Send now. */
  readonly day: Day | null;
  readonly state: SendingState;
  readonly detail: string | null;
  readonly at: Date;
  readonly dueAt: Date;
}

/** Lists the last seven sendings of each subscription, newest first. */
export const listRecentSendings = (
  reader: Reader,
  subscriptionIds: readonly number[],
): Promise<SendingRow[]> =>
  reader.rows<SendingRow>(
    sql`select sent.* from unnest(${subscriptionIds}::int[]) as subscription cross join lateral (
       select id, subscription_id as "subscriptionId", day, state, detail, at, due_at as "dueAt" from report_sending
       where subscription_id = subscription order by at desc, id desc limit 7) as sent`,
  );
