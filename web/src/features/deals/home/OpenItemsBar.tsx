import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { OpenItemsDocument } from '../../../components/deals/openItems.generated';
import { openItems } from '../../../generated/rules/openItems';
import { formatDayRange, monthEnd, monthStart } from '../../../lib/days/dates';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { formatCount } from '../../../lib/format/numbers';
import { resolvableItemNames } from '../../../lib/format/openItems';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { useViewer } from '../../../lib/viewer';
import { SoldWithoutDealDocument } from '../customerJourney/customerJourney.generated';
import { PendingItemsDocument, type PendingItemsQuery } from '../deals.generated';

/**
 * Lists the viewer's pending items, then the open items that the viewer can resolve. Each item is a link:
 * "Aug 1 – Nov 30: No gross 4 · To confirm 2" (home.md, Open items).
 */
export function OpenItemsBar() {
  const { can } = useViewer();
  const today = useStoreToday();
  // The days of the links: the Last 3 Months period.
  const range = { start: monthStart(today, -3), end: monthEnd(today) };
  const { data, previousData, error } = useLiveQuery(OpenItemsDocument, { variables: range, days: range });
  const kinds = (data ?? previousData)?.openPoints.kinds ?? (error && []);

  const soldUps = useSoldUpsWithoutDeal();
  const pendingItems = usePendingItems();

  // Waits for all three queries, because a late result would move links that are already shown.
  if (!pendingItems || !kinds || soldUps === undefined) return null;
  const links = [
    ...pendingItems.map(({ says, to }) => ({ days: '', to, text: says })),
    ...resolvableItemNames
      .map(name => ({ name, ...openItems[name] }))
      .filter(({ ability }) => can[ability])
      .map(item => ({ ...item, deals: kinds.find(({ kind }) => kind === item.kind)?.deals ?? 0 }))
      .filter(({ deals }) => deals > 0)
      .map(({ name, deals, label }, index) => ({
        days: index === 0 ? formatDayRange(range, today) : '',
        to: `/hog?period=last-3-months&open=${name}&sort=age`,
        text: `${label} ${formatCount(deals)}`,
      })),
    ...(soldUps?.oldest
      ? [
          {
            days: 'Last 14 days',
            to: `/uplog?day=${soldUps.oldest}`,
            text: formatSoldUpsWithoutDeal(soldUps.ups),
          },
        ]
      : []),
  ];
  return links.map(({ days, to, text }, index) => (
    <Fragment key={to}>
      {index > 0 && ' · '}
      {days && `${days}: `}
      <Link component={RouterLink} to={to}>
        {text}
      </Link>
    </Fragment>
  ));
}

/**
 * Returns the viewer's pending items with the server's texts (my-day.md, Pending items); undefined while they
 * load.
 */
function usePendingItems(): PendingItemsQuery['waiting'] | undefined {
  const { data, previousData, error } = useLiveQuery(PendingItemsDocument);
  return (data ?? previousData)?.waiting ?? (error && []);
}

/**
 * Returns the number of sold ups without a linked deal, for users who can add deals (rules.md, Open items).
 * Returns undefined while the ups load, and null for other users.
 */
function useSoldUpsWithoutDeal() {
  const { can } = useViewer();
  const { data, previousData, error } = useLiveQuery(SoldWithoutDealDocument, { skip: !can.recordDeals });
  if (!can.recordDeals) return null;
  return (data ?? previousData)?.soldWithoutDeal ?? (error && null);
}

const formatSoldUpsWithoutDeal = (ups: number) =>
  `${formatCount(ups)} sold ${ups === 1 ? 'up' : 'ups'} not linked to a deal`;
