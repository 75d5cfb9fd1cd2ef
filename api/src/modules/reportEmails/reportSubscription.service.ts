import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { AppError, badInput, conflict, notFound } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { type Position, SALESPERSON } from '../../rules/people/positions.ts';
import { getViewsByIds, isViewOpenTo } from '../savedViews/savedView.query.ts';
import type { SendingState } from './reportSubscription.enums.ts';
import type { SubscriptionForm } from './reportSubscription.input.ts';
import { canChooseGross, canSubscribe } from './reportSubscription.policy.ts';
import { listSubscriptionsWhere, type SubscriptionRow } from './reportSubscription.query.ts';
import { sendReportJob } from './sendReport.job.ts';

/** Maximum number of reports of one person. */
export const MAX_REPORTS = 10;

const CANNOT_SUBSCRIBE_OTHERS_MESSAGE =
  'Only managers, office staff and admins can set up reports for other people.';

/**
 * Creates or changes a report. The schedule of a changed report starts again.
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a choice that the viewer may not make, CONFLICT for more than
 * `MAX_REPORTS`
 */
export async function saveSubscription(context: Context, form: SubscriptionForm): Promise<SubscriptionRow> {
  const { database, clock, viewer } = context;
  const storedSubscription = form.id === null ? undefined : await getEditableSubscription(context, form.id);
  const employeeId = storedSubscription?.employeeId ?? form.employeeId ?? viewer.employeeId;
  requireAbility(canSubscribe(viewer, employeeId), CANNOT_SUBSCRIBE_OTHERS_MESSAGE);
  const isOwn = canChooseGross(viewer, employeeId);
  if (!isOwn && form.showsGross !== (storedSubscription?.showsGross ?? false))
    throw badInput('Only the person who gets the report can choose whether it shows gross.');
  const { kind, weekdays, time, showsGross } = form;
  const { viewId, fileFormat } = await resolveAttachment(context, form, employeeId, storedSubscription);
  const saved = await database.writeInTransaction(async writer => {
    await lockRecipient(writer, employeeId, kind);
    if (!storedSubscription) await assertBelowMaxReports(writer, employeeId);
    return writer.row<{ id: number }>(
      storedSubscription
        ? sql`update report_subscription set kind = ${kind}, view_id = ${viewId}, file_format = ${fileFormat}, weekdays = ${weekdays}, time = ${time},
              shows_gross = ${isOwn ? showsGross : sql`shows_gross`}, changed_at = ${clock.now()}, stopped_at = null
            where id = ${storedSubscription.id} returning id`
        : sql`insert into report_subscription (employee_id, set_up_by, kind, view_id, file_format, weekdays, time, shows_gross, changed_at)
            values (${employeeId}, ${viewer.employeeId}, ${kind}, ${viewId}, ${fileFormat}, ${weekdays}, ${time}, ${showsGross},
              ${clock.now()})
            returning id`,
    );
  });
  return getSubscription(context, saved?.id ?? 0);
}

/**
 * Checks and returns the view and the file format to attach. The recipient must have access to the view.
 * Another user can choose only a store view, or keep a private view of the recipient that is already
 * attached.
 */
async function resolveAttachment(
  { database, viewer }: Context,
  { kind, viewId, fileFormat }: SubscriptionForm,
  employeeId: number,
  storedSubscription: SubscriptionRow | undefined,
): Promise<Pick<SubscriptionForm, 'viewId' | 'fileFormat'>> {
  if (kind !== 'VIEW') return { viewId: null, fileFormat: null };
  if (viewId === null || fileFormat === null)
    throw badInput('Choose a view and a file format: CSV or Excel.');
  const view = (await getViewsByIds(database, [viewId])).get(viewId);
  const isOpenToRecipient = view && isViewOpenTo(view, employeeId);
  if (!isOpenToRecipient || !(isViewOpenTo(view, viewer.employeeId) || storedSubscription?.viewId === viewId))
    throw notFound('View not found. It may have been deleted.');
  return { viewId, fileFormat };
}

/** Ends a report. @throws NOT_FOUND */
export async function endSubscription(context: Context, id: number): Promise<void> {
  await getEditableSubscription(context, id);
  await context.database.rows(sql`delete from report_subscription where id = ${id}`);
}

/**
 * Queues a report to be sent now. If the last sending on request is still pending, queues that sending again
 * instead.
 * @throws NOT_FOUND, CONFLICT if email is off, TOO_MANY_REQUESTS within a minute
 */
export async function sendReportNow(context: Context, id: number): Promise<SubscriptionRow> {
  const { database, clock, mailer, queue } = context;
  const subscription = await getEditableSubscription(context, id);
  if (!mailer) throw conflict('Email is off. Your administrator must set SMTP_URL and MAIL_FROM.');
  const now = clock.now();
  const sending = await database.writeInTransaction(async writer => {
    await writer.row(sql`select from report_subscription where id = ${id} for no key update`);
    const last = await writer.row<{ id: number; state: SendingState; isRecent: boolean }>(
      sql`select id, state, at > ${new Date(now.getTime() - 60_000)} as "isRecent" from report_sending
          where subscription_id = ${id} and day is null order by at desc, id desc limit 1`,
    );
    if (last?.isRecent)
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'This report was sent less than a minute ago. Wait a minute, then try again.',
      );
    return writer.row<{ id: number; tries: number }>(
      last?.state === 'WAITING'
        ? sql`update report_sending set at = ${now}, due_at = ${now}, detail = null where id = ${last.id} and state = 'WAITING' returning id, tries`
        : sql`insert into report_sending (subscription_id, state, at, due_at) values (${id}, 'WAITING', ${now}, ${now})
            returning id, tries`,
    );
  });
  if (sending) await queue.send(sendReportJob, { sendingId: sending.id }, `${sending.id}.${sending.tries}`);
  return subscription;
}

export async function getSubscription({ database }: Context, id: number): Promise<SubscriptionRow> {
  const [row] = await listSubscriptionsWhere(database, sql`report_subscription.id = ${id}`);
  if (!row) throw notFound('Report not found. It may have been turned off.');
  return row;
}

/**
 * Returns a subscription that the viewer may change.
 * @throws NOT_FOUND, also for a subscription of another user that the viewer may not change
 */
async function getEditableSubscription(context: Context, id: number): Promise<SubscriptionRow> {
  const row = await getSubscription(context, id);
  if (!canSubscribe(context.viewer, row.employeeId))
    throw notFound('Report not found. It may have been turned off.');
  return row;
}

/** Locks the recipient, so that concurrent saves for one person run one after another. */
async function lockRecipient(
  writer: Writer,
  employeeId: number,
  kind: SubscriptionForm['kind'],
): Promise<void> {
  const person = await writer.row<{ position: Position }>(
    sql`select position from employee where id = ${employeeId} and is_active for no key update`,
  );
  if (!person) throw notFound('Employee not found.');
  if (kind === 'MY_MONTH' && person.position !== SALESPERSON)
    throw badInput('My month is only for salespeople. Choose Daily report instead.');
}

async function assertBelowMaxReports(writer: Writer, employeeId: number): Promise<void> {
  const row = await writer.row<{ count: number }>(
    sql`select count(*)::integer as count from report_subscription where employee_id = ${employeeId}`,
  );
  if ((row?.count ?? 0) >= MAX_REPORTS)
    throw conflict(`This person already has ${MAX_REPORTS} reports. Turn one off, then try again.`);
}
