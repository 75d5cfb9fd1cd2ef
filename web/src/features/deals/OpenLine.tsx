import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { OpenPointsDocument } from '../../components/deals/openPoints.generated';
import { openPoints } from '../../generated/rules/openPoints';
import { monthEnd, monthStart, spokenRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { toDoNames } from '../../lib/values/openPoints';
import { count } from '../../lib/values/units';
import { useViewer } from '../../lib/viewer';
import { WaitingDocument, type WaitingQuery } from './deals.generated';
import { SoldWithoutDealDocument } from './way/dealWay.generated';

/** What waits for the viewer, then what is open and they may settle: "Aug 1 – Nov 30: No gross 4 · To confirm 2", each leading to it (home.md, What is open). */
export function OpenLine() {
  const { can } = useViewer();
  const today = useStoreToday();
  // Last 3 Months, which the links name.
  const range = { start: monthStart(today, -3), end: monthEnd(today) };
  const { data, previousData, error } = useLiveQuery(OpenPointsDocument, { variables: range, days: range });
  const kinds = (data ?? previousData)?.openPoints.kinds ?? (error && []);

  const sold = useSoldWithoutDeal();
  const waiting = useWaiting();

  // An answer that came later would move the links of the others.
  if (!waiting || !kinds || sold === undefined) return null;
  const open = [
    ...waiting.map(({ says, to }) => ({ days: '', to, words: says })),
    ...toDoNames
      .map(name => ({ name, ...openPoints[name] }))
      .filter(({ right }) => can[right])
      .map(point => ({ ...point, deals: kinds.find(({ kind }) => kind === point.kind)?.deals ?? 0 }))
      .filter(({ deals }) => deals > 0)
      .map(({ name, deals, label }, place) => ({
        days: place === 0 ? spokenRange(range, today) : '',
        to: `/hog?period=last-3-months&open=${name}&sort=age`,
        words: `${label} ${count(deals)}`,
      })),
    ...(sold?.oldest
      ? [{ days: 'Last 14 days', to: `/uplog?day=${sold.oldest}`, words: withoutDealWords(sold.ups) }]
      : []),
  ];
  return open.map(({ days, to, words }, place) => (
    <Fragment key={to}>
      {place > 0 && ' · '}
      {days && `${days}: `}
      <Link component={RouterLink} to={to}>
        {words}
      </Link>
    </Fragment>
  ));
}

/** What is the viewer's own, as the server says it (my-day.md, What waits); undefined until it is known. */
function useWaiting(): WaitingQuery['waiting'] | undefined {
  const { data, previousData, error } = useLiveQuery(WaitingDocument);
  return (data ?? previousData)?.waiting ?? (error && []);
}

/**
 * The sold ups without a linked deal, for users who can add one (rules.md, What is open). Undefined until they are known,
 * null where they do not show.
 */
function useSoldWithoutDeal() {
  const { can } = useViewer();
  const { data, previousData, error } = useLiveQuery(SoldWithoutDealDocument, { skip: !can.recordDeals });
  if (!can.recordDeals) return null;
  return (data ?? previousData)?.soldWithoutDeal ?? (error && null);
}

const withoutDealWords = (ups: number) => `${count(ups)} sold ${ups === 1 ? 'up' : 'ups'} without a deal`;
