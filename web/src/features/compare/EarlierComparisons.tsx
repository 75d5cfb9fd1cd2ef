import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadError } from '../../components/page/LoadError';
import { type ComparisonFactsFragment, useComparisonsQuery } from '../../generated/graphql';
import { usDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { money } from '../../lib/values/money';
import { linesOf } from './compareWords';

/** What was compared before, by anyone. */
export function EarlierComparisons({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useComparisonsQuery({ fetchPolicy: 'cache-and-network' });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.comparisons.length === 0) return null;
  return (
    <Box component="section" aria-label="Comparisons" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">Comparisons</Typography>
      <Box component="ul" sx={list}>
        {data.comparisons.map(each => (
          <li key={each.id}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{each.fileName}</strong> {wordsOf(each, timeZone)}
            </Box>
            <Button onClick={() => onOpen(each.id)} sx={{ flexShrink: 0 }}>
              Open
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function wordsOf(each: ComparisonFactsFragment, timeZone: string): string {
  const at = new Date(each.createdAt).toLocaleString('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const open = each.openCount === 0 ? 'nothing open' : `${linesOf(each.openCount)} open`;
  return `${usDay(each.firstDay)} – ${usDay(each.lastDay)}, difference ${money(each.difference)}, ${open}; by ${each.comparedBy}, ${at}`;
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
