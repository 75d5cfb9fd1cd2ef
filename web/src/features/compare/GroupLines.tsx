import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { Pager } from '../../components/lists/ListPage';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { Loading } from '../../components/page/Loading';
import {
  type ComparedLineFieldsFragment,
  type ComparisonAnswerFragment,
  ComparisonLinesDocument,
  useComparisonLinesQuery,
} from '../../generated/compare';
import { ROWS_A_PAGE } from '../../lib/address/listPage';
import { useFollow } from '../../lib/live/follow';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { useViewer } from '../../lib/viewer';
import { ComparedRow } from './ComparedRow';
import { comparedDays, groupLabels, lineName, linesOf } from './compareWords';
import { KeepForm } from './KeepForm';
import { LineActs } from './LineActs';
import { LineTable } from './LineTable';
import { canTake, lineKeys, seen } from './lineKeys';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  comparison: ComparisonAnswerFragment;
  group: ComparisonAnswerFragment['groups'][number];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  acts: ComparisonActs;
};

/** For what a note is being asked: a line by its place, or those that are selected. */
type Keeping = number | 'selected' | null;

/** The lines of a group, what can be done to each, and to those that are selected. */
export function GroupLines({ comparison, group: { group, count, openCount }, isOpen, onOpen, acts }: Props) {
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [keeping, setKeeping] = useState<Keeping>(null);
  const { can } = useViewer();
  const table = useRef<HTMLTableElement>(null);
  const variables = { id: comparison.id, group, isOpen, offset: page * ROWS_A_PAGE, limit: ROWS_A_PAGE };
  const { data, previousData, loading, error, refetch } = useComparisonLinesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useFollow(ComparisonLinesDocument, variables, { topics: ['DEALS'], days: comparedDays(comparison) });
  const lines = (data ?? previousData)?.comparisonLines;
  if (error && !lines) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!lines) return <Loading />;

  const open = lines.filter(line => line.isOpen);
  const chosen = open.filter(({ place }) => selected.has(place));
  const places = chosen.map(({ place }) => ({ place }));
  const select = ({ place }: ComparedLineFieldsFragment) => setSelected(toggled(selected, place));

  function keep(line: ComparedLineFieldsFragment, note: string): void {
    setKeeping(null);
    acts.keep([{ place: line.place }], note, 'key');
    const row = table.current?.querySelector(`tr[data-place="${line.place}"]`);
    (row?.nextElementSibling as HTMLElement | null)?.focus();
  }

  const keys = lineKeys(lines, {
    take: line => can.editGross && acts.take([seen(line)], { by: 'key' }),
    askToKeep: ({ place }) => setKeeping(place),
    select,
    undo: acts.undoLast,
  });

  return (
    <Box
      component="section"
      aria-label={groupLabels[group]}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={bar}>
        {group !== 'EQUAL' && (
          <FormControlLabel
            label={`Only open (${openCount})`}
            control={
              <Checkbox
                size="small"
                checked={isOpen}
                onChange={() => {
                  setPage(0);
                  onOpen(!isOpen);
                }}
              />
            }
          />
        )}
        {open.length > 1 && (
          <FormControlLabel
            label={chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}
            control={
              <Checkbox
                size="small"
                checked={chosen.length === open.length}
                indeterminate={chosen.length > 0 && chosen.length < open.length}
                onChange={() => setSelected(new Set(chosen.length > 0 ? [] : open.map(({ place }) => place)))}
              />
            }
          />
        )}
        {keeping === 'selected' && chosen.length > 0 ? (
          <KeepForm
            label={`Keep ours in ${linesOf(chosen.length)}`}
            onKeep={note => {
              setKeeping(null);
              acts.keep(places, note);
            }}
            onCancel={() => setKeeping(null)}
          />
        ) : (
          chosen.length > 0 && (
            <>
              {can.editGross && chosen.every(canTake) && (
                <Button variant="outlined" disabled={acts.isBusy} onClick={() => acts.take(chosen.map(seen))}>
                  Take theirs in {linesOf(chosen.length)}
                </Button>
              )}
              <Button variant="outlined" disabled={acts.isBusy} onClick={() => setKeeping('selected')}>
                Keep ours in {linesOf(chosen.length)}
              </Button>
            </>
          )
        )}
        {open.length > 0 && (
          <Box component="span" sx={hint}>
            ↑ ↓ line, {can.editGross && group === 'DIFFERS' && 'T take theirs, '}K keep ours, Space select, U
            undo
          </Box>
        )}
      </Box>
      {lines.length === 0 ? (
        <EmptyState text={isOpen ? 'Nothing is open in this group.' : 'No line stands in this group.'} />
      ) : (
        <LineTable ref={table} label={`Lines: ${groupLabels[group]}`} onKeyDown={keys}>
          {lines.map(line => (
            <ComparedRow
              key={line.place}
              line={line}
              isSelected={selected.has(line.place) && line.isOpen}
              checkbox={
                line.isOpen && (
                  <Checkbox
                    size="small"
                    sx={{ p: { xs: 1.5, sm: 0 }, ml: { xs: -1.5, sm: 0 }, mr: 0.5, displayPrint: 'none' }}
                    checked={selected.has(line.place)}
                    onChange={() => select(line)}
                    slotProps={{ input: { 'aria-label': `Select ${lineName(line)}` } }}
                  />
                )
              }
            >
              {line.isOpen && (
                <LineActs
                  line={line}
                  acts={acts}
                  isKeeping={keeping === line.place}
                  onKeeping={isKeeping => setKeeping(isKeeping ? line.place : null)}
                  onKeep={note => keep(line, note)}
                />
              )}
            </ComparedRow>
          ))}
        </LineTable>
      )}
      <Pager rows={isOpen ? openCount : count} page={page} isUpdating={loading} onPage={setPage} />
    </Box>
  );
}

const toggled = (places: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  places.has(place) ? new Set([...places].filter(each => each !== place)) : new Set([...places, place]);

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 40,
  displayPrint: 'none',
} as const;

const hint = { color: 'text.secondary', display: { xs: 'none', sm: 'inline' }, ml: 'auto' } as const;
