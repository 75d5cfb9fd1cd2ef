import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { formatMonthDay } from '../../../lib/days/dates';
import { formatCount } from '../../../lib/format/numbers';
import { formatVisit } from '../../../lib/format/ups';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { CustomerJourneyDocument } from './customerJourney.generated';

/**
 * Shows the visits that led to a deal (deal.md, Customer journey).
 * @param emptyText shown if the deal has no visits; without it, nothing is rendered then or while loading
 */
export function CustomerJourney({ number, emptyText }: { number: number; emptyText?: string }) {
  const { data, error } = useLiveQuery(CustomerJourneyDocument, { variables: { number } });
  const journey = data?.dealWay;
  if (!journey?.firstVisit)
    return (
      emptyText && (
        <Box role="status">{journey ? emptyText : error ? toErrorMessage(error) : 'Loading...'}</Box>
      )
    );
  const figures = [
    `First visit ${formatMonthDay(journey.firstVisit)}`,
    `${formatCount(journey.visits)} ${journey.visits === 1 ? 'visit' : 'visits'}`,
    journey.visits > journey.ups.length && `showing the last ${formatCount(journey.ups.length)}`,
    journey.days !== null &&
      `${formatCount(journey.days)} ${journey.days === 1 ? 'day' : 'days'} to the sale`,
  ];
  return (
    <Box component="section" aria-label="Customer journey" sx={{ pb: 2, typography: 'body2' }}>
      <strong>{figures.filter(Boolean).join(' · ')}</strong>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {journey.ups.map(visit => (
          <li key={visit.id}>
            <Link component={RouterLink} to={`/uplog?day=${visit.logDate}`}>
              {formatVisit(visit)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
