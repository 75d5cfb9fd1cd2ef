import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Pager } from '../../components/lists/ListPage';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { Loading } from '../../components/page/Loading';
import { type ComparedGroup, useComparisonLinesQuery } from '../../generated/graphql';
import { ROWS_A_PAGE } from '../../lib/address/listPage';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ComparedRow } from './ComparedRow';
import { groupLabels, linesOf } from './compareWords';
import { useLineKeys } from './lineKeys';
import { tableLook } from './tableLook';
import type { ComparisonActs } from './useComparisonActs';

type Props = { id: number; group: ComparedGroup; count: number; acts: ComparisonActs };

/** The lines of a group, what can be done to each, and to those that are selected. */
export function GroupLines({ id, group, count, acts }: Props) {
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [note, setNote] = useState('');
  const { data, previousData, loading, error, refetch } = useComparisonLinesQuery({
    variables: { id, group, offset: page * ROWS_A_PAGE, limit: ROWS_A_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const lines = (data ?? previousData)?.comparisonLines;
  const keys = useLineKeys(lines ?? [], acts, note);
  if (error && !lines) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!lines) return <Loading />;
  if (lines.length === 0) return <EmptyState text="No line stands in this group." />;
  const chosen = lines.filter(({ place, isOpen }) => isOpen && selected.has(place));
  const places = chosen.map(({ place }) => ({ place }));

  return (
    <Box
      component="section"
      aria-label={groupLabels[group]}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
        <TextField
          label="Note for what is kept"
          size="small"
          value={note}
          onChange={event => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {chosen.length > 0 && (
          <>
            {group === 'DIFFERS' && (
              <Button variant="outlined" disabled={acts.isBusy} onClick={() => acts.take(places)}>
                Take theirs in {linesOf(chosen.length)}
              </Button>
            )}
            <Button variant="outlined" disabled={acts.isBusy} onClick={() => acts.keep(places, note)}>
              Keep ours in {linesOf(chosen.length)}
            </Button>
          </>
        )}
        <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
          ↑ ↓ next, T take theirs, K keep ours
        </Box>
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableLook} aria-label={`Lines: ${groupLabels[group]}`}>
          <thead>
            <tr>
              <th>Line</th>
              <th>Deal #</th>
              <th>Customer</th>
              <th />
              <th data-is-figure>Ours</th>
              <th data-is-figure>Theirs</th>
              <th data-is-figure>Difference</th>
              <th>What to do</th>
            </tr>
          </thead>
          <tbody onKeyDown={keys}>
            {lines.map(line => (
              <ComparedRow
                key={line.place}
                line={line}
                group={group}
                acts={acts}
                note={note}
                isSelected={selected.has(line.place)}
                onSelect={() => setSelected(toggled(selected, line.place))}
              />
            ))}
          </tbody>
        </Box>
      </Box>
      <Pager rows={count} page={page} isUpdating={loading} onPage={setPage} />
    </Box>
  );
}

const toggled = (places: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  places.has(place) ? new Set([...places].filter(each => each !== place)) : new Set([...places, place]);
