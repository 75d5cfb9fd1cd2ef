import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatMonthClosing } from '../../../components/closed/closedWords';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { ClosingsDocument } from './closing.generated';

export function OtherClosings({ month, currentId }: { month: string; currentId: number }) {
  const { data } = useQuery(ClosingsDocument, { variables: { month } });
  const timeZone = useStoreTimeZone();
  const others = data?.closings.filter(({ id }) => id !== currentId) ?? [];
  if (others.length === 0) return null;
  return (
    <Box component="nav" aria-label="Other closings" sx={{ display: 'grid', displayPrint: 'none' }}>
      {others.map(closing => (
        <Link
          key={closing.id}
          component={RouterLink}
          to={`/closing?closing=${closing.id}`}
          sx={{ minHeight: { xs: 44, sm: 'auto' } }}
        >
          {formatMonthClosing(closing, timeZone)}
        </Link>
      ))}
    </Box>
  );
}
