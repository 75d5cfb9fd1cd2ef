import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { dayOfYear } from '../../../lib/days/dates';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { count } from '../../../lib/values/units';
import { visitWords } from '../../../lib/values/visitWords';
import { DealWayDocument } from './dealWay.generated';

/**
 * The visits that led to a deal, as they were linked (deal.md, Its way).
 * @param absent what is said where none was; nothing unless it is named
 */
export function DealWay({ number, absent }: { number: number; absent?: string }) {
  const { data, error } = useLiveQuery(DealWayDocument, { variables: { number } });
  const way = data?.dealWay;
  if (!way?.firstVisit)
    return absent && <Box role="status">{way ? absent : error ? sentenceOf(error) : 'Loading...'}</Box>;
  const figures = [
    `First visit ${dayOfYear(way.firstVisit)}`,
    `${count(way.visits)} ${way.visits === 1 ? 'visit' : 'visits'}`,
    way.visits > way.ups.length && `the last ${count(way.ups.length)} are listed`,
    way.days !== null && `${count(way.days)} ${way.days === 1 ? 'day' : 'days'} to the sale`,
  ];
  return (
    <Box component="section" aria-label="Way to the deal" sx={{ pb: 2, typography: 'body2' }}>
      <strong>{figures.filter(Boolean).join(' · ')}</strong>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {way.ups.map(visit => (
          <li key={visit.id}>
            <Link component={RouterLink} to={`/uplog?day=${visit.logDate}`}>
              {visitWords(visit)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
