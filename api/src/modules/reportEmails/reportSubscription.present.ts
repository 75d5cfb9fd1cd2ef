import type { Context } from '../../platform/context.ts';
import { MAX_LATE_MS } from '../../rules/reportEmails/dueDays.ts';
import { loadEmployeesById } from '../employees/employee.query.ts';
import { getViewsByIds, isViewOpenTo } from '../savedViews/savedView.query.ts';
import { listRecentSendings, type SendingRow, type SubscriptionRow } from './reportSubscription.query.ts';
import type { ReportSubscriptionType } from './reportSubscription.types.ts';

/** A job ends within five minutes. A sending that takes longer than this limit was interrupted. */
const CUT_OFF_MS = 10 * 60_000;

/** Converts subscriptions to their GraphQL type, in the given order. */
export async function presentSubscriptions(
  { database, clock, viewer }: Context,
  rows: readonly SubscriptionRow[],
): Promise<ReportSubscriptionType[]> {
  const people = await loadEmployeesById(database);
  const views = await getViewsByIds(
    database,
    rows.flatMap(({ viewId }) => viewId ?? []),
  );
  const toView = ({ viewId }: SubscriptionRow) => {
    const view = views.get(viewId ?? 0);
    return view ? { ...view, name: isViewOpenTo(view, viewer.employeeId) ? view.name : null } : null;
  };
  const sendings = await listRecentSendings(
    database,
    rows.map(({ id }) => id),
  );
  const cutOffBefore = clock.now().getTime() - CUT_OFF_MS;
  const toState = ({ state, at }: SendingRow) =>
    state === 'SENDING' && at.getTime() < cutOffBefore ? 'CUT_OFF' : state;
  return rows.flatMap(row => {
    const [employee, setUpBy] = [people.get(row.employeeId), people.get(row.setUpBy)];
    const ownSendings = sendings.filter(({ subscriptionId }) => subscriptionId === row.id);
    const presented = ownSendings.map(sending => ({
      ...sending,
      state: toState(sending),
      retriesUntil: sending.state === 'WAITING' ? new Date(sending.dueAt.getTime() + MAX_LATE_MS) : null,
    }));
    return employee && setUpBy ? [{ ...row, view: toView(row), employee, setUpBy, sendings: presented }] : [];
  });
}
