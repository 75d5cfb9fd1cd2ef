import type { Context } from '../platform/context.ts';
import { employeesById } from '../employees/employee.query.ts';
import { MAX_LATE_MS } from '../rules/reportEmails/dueDays.ts';
import { isOpenTo, viewsAmong } from '../views/view.query.ts';
import { type SendingRow, type SubscriptionRow, sendingsOf } from './subscription.query.ts';
import type { ReportSubscriptionType } from './subscription.types.ts';

/** A job ends within five minutes: what is being sent for longer was cut off. */
const CUT_OFF_MS = 10 * 60_000;

/** Subscriptions as GraphQL shows them, in the order given. */
export async function presentSubscriptions(
  { database, clock, viewer }: Context,
  rows: readonly SubscriptionRow[],
): Promise<ReportSubscriptionType[]> {
  const people = await employeesById(database);
  const views = await viewsAmong(
    database,
    rows.flatMap(({ viewId }) => viewId ?? []),
  );
  const viewOf = ({ viewId }: SubscriptionRow) => {
    const view = views.get(viewId ?? 0);
    return view ? { ...view, name: isOpenTo(view, viewer.employeeId) ? view.name : null } : null;
  };
  const sendings = await sendingsOf(
    database,
    rows.map(({ id }) => id),
  );
  const long = clock.now().getTime() - CUT_OFF_MS;
  const stateOf = ({ state, at }: SendingRow) =>
    state === 'SENDING' && at.getTime() < long ? 'CUT_OFF' : state;
  return rows.flatMap(row => {
    const [employee, setUpBy] = [people.get(row.employeeId), people.get(row.setUpBy)];
    const own = sendings.filter(({ subscriptionId }) => subscriptionId === row.id);
    const presented = own.map(sending => ({
      ...sending,
      state: stateOf(sending),
      retriesUntil: sending.state === 'WAITING' ? new Date(sending.dueAt.getTime() + MAX_LATE_MS) : null,
    }));
    return employee && setUpBy ? [{ ...row, view: viewOf(row), employee, setUpBy, sendings: presented }] : [];
  });
}
