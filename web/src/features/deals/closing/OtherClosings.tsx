import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { closedWords } from '../../../components/closed/closedWords';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { ClosingsDocument } from './closing.generated';

/** The ways to the other closings of a month that was closed more than once. */
export function OtherClosings({ month, shown }: { month: string; shown: number }) {
  const { data } = useQuery(ClosingsDocument, { variables: { month } });
  const timeZone = useStoreTimeZone();
  const others = data?.closings.filter(({ id }) => id !== shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Box component="nav" aria-label="Other closings" sx={{ display: 'grid', displayPrint: 'none' }}>
      {others.map(each => (
        <Link
          key={each.id}
          component={RouterLink}
          to={`/closing?closing=${each.id}`}
          sx={{ minHeight: { xs: 44, sm: 'auto' } }}
        >
          {closedWords(each, timeZone)}
        </Link>
      ))}
    </Box>
  );
}
