import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import {
  HandedOnDocument,
  type HandedOnQuery,
  OpenPointsDocument,
  SoldWithoutDealDocument,
  useHandedOnQuery,
  useOpenPointsQuery,
  useSoldWithoutDealQuery,
  useWaitingMonthQuery,
  WaitingMonthDocument,
} from '../../generated/graphql';
import { monthEnd, monthName, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useFollow } from '../../lib/live/follow';
import { openPoints, toDoNames } from '../../lib/values/openPoints';
import { count } from '../../lib/values/units';
import { useViewer } from '../../lib/viewer';

/** What is open and the viewer may settle: "4 deals want gross · 2 to confirm", each leading to its deals (home.md, What is open). */
export function OpenLine() {
  const { can } = useViewer();
  const today = useStoreToday();
  // Last 3 Months, which the links name.
  const range = { start: monthStart(today, -3), end: monthEnd(today) };
  const { data, previousData } = useOpenPointsQuery({ variables: range });
  useFollow(OpenPointsDocument, range, range);
  const kinds = (data ?? previousData)?.openPoints.kinds ?? [];

  const handedOn = useHandedOnLines();
  const sold = useSoldWithoutDeal();

  const open = [
    ...toDoNames
      .map(name => ({ name, ...openPoints[name] }))
      .filter(({ right }) => can[right])
      .map(point => ({ ...point, deals: kinds.find(({ kind }) => kind === point.kind)?.deals ?? 0 }))
      .filter(({ deals }) => deals > 0)
      .map(({ name, deals, ofDeals }, place) => ({
        to: `/hog?period=last-3-months&open=${name}&sort=age`,
        words: `${count(deals)} ${place > 0 ? '' : deals === 1 ? 'deal ' : 'deals '}${ofDeals(deals)}`,
      })),
    ...handedOn.map(({ comparisonId, fileName, lineCount }) => ({
      to: `/compare?comparison=${comparisonId}&open=yes`,
      words: `${count(lineCount)} handed on in ${fileName}`,
    })),
    ...(sold?.oldest ? [{ to: `/uplog?day=${sold.oldest}`, words: withoutDealWords(sold.ups) }] : []),
  ];
  return (
    <>
      {open.map(({ to, words }, place) => (
        <Fragment key={to}>
          {place > 0 && ' · '}
          <Link component={RouterLink} to={to}>
            {words}
          </Link>
        </Fragment>
      ))}
      {can.closeMonths && <WaitingMonth isFirst={open.length === 0} />}
    </>
  );
}

/** What office staff have handed on to those who type gross (compare.md, Acts). */
function useHandedOnLines(): HandedOnQuery['handedOn'] {
  const { can } = useViewer();
  const { data, previousData } = useHandedOnQuery({ skip: !can.editGross });
  useFollow(HandedOnDocument, can.editGross ? {} : null);
  return (data ?? previousData)?.handedOn ?? [];
}

/** The sold ups that nobody has linked to a deal, for those who may record one (rules.md, What is open). */
function useSoldWithoutDeal() {
  const { can } = useViewer();
  const { data, previousData } = useSoldWithoutDealQuery({ skip: !can.recordDeals });
  useFollow(SoldWithoutDealDocument, can.recordDeals ? {} : null);
  return (data ?? previousData)?.soldWithoutDeal;
}

const withoutDealWords = (ups: number) => `${count(ups)} sold ${ups === 1 ? 'up' : 'ups'} without a deal`;

/** The month before, while it waits to be closed: "October waits to be closed, 8 open". */
function WaitingMonth({ isFirst }: { isFirst: boolean }) {
  const { data, previousData } = useWaitingMonthQuery();
  useFollow(WaitingMonthDocument, {});
  const waiting = (data ?? previousData)?.waitingMonth;
  if (!waiting) return null;
  const [name] = monthName(`${waiting.month}-01`).split(' ');
  return (
    <>
      {!isFirst && ' · '}
      <Link component={RouterLink} to="/closing">
        {`${name} waits to be closed`}
        {waiting.openDeals > 0 && `, ${count(waiting.openDeals)} open`}
      </Link>
    </>
  );
}
