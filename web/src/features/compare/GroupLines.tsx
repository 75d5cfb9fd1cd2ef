import Box from '@mui/material/Box';
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
import { sentenceOf } from '../../lib/server/sentenceOf';
import { useViewer } from '../../lib/viewer';
import { ComparedRow } from './ComparedRow';
import { groupLabels, lineName } from './compareWords';
import { KeepForm } from './KeepForm';
import { LineActs } from './LineActs';
import { LineTable } from './LineTable';
import { lineKeys, seen } from './lineKeys';
import { isNoted, type Keeping, withNoted } from './notedLine';
import { SelectedActs } from './SelectedActs';
import type { ComparisonActs } from './useComparisonActs';
import { useFocusedLine } from './useFocusedLine';
import { useFollowBetweenActs } from './useFollowBetweenActs';

type Props = {
  comparison: ComparisonAnswerFragment;
  group: ComparisonAnswerFragment['groups'][number];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  acts: ComparisonActs;
};

/** The lines of a group, what can be done to each, and to those that are selected. */
export function GroupLines({ comparison, group: { group, count, openCount }, isOpen, onOpen, acts }: Props) {
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [keeping, setKeeping] = useState<Keeping>(null);
  /** Notes that were not stored: they stand there when they are asked for again. */
  const unsent = useRef(new Map<number | 'selected', string>());
  const { can } = useViewer();
  const section = useRef<HTMLElement>(null);
  const variables = { id: comparison.id, group, isOpen, offset: page * ROWS_A_PAGE, limit: ROWS_A_PAGE };
  const { data, previousData, loading, error, refetch } = useComparisonLinesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useFollowBetweenActs(ComparisonLinesDocument, variables, comparison, acts);
  const read = (data ?? previousData)?.comparisonLines;
  const lines = read ? withNoted(read, keeping) : NONE;
  const { onFocus } = useFocusedLine(section, lines);
  if (error && !read) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!read) return <Loading />;

  const open = lines.filter(line => line.isOpen);
  const chosen = open.filter(({ place }) => selected.has(place));
  const select = ({ place }: ComparedLineFieldsFragment) => setSelected(toggled(selected, place));

  /** Keeps ours and goes on; a note that was not stored is not lost. */
  async function keep(about: number | 'selected', places: readonly number[], note: string): Promise<void> {
    setKeeping(null);
    unsent.current.set(about, note);
    const by = about === 'selected' ? 'click' : 'key';
    const sent = acts.keep(
      places.map(place => ({ place })),
      note,
      by,
    );
    if (about !== 'selected') nextRow(section.current, about)?.focus();
    if (await sent) unsent.current.delete(about);
  }

  const keys = lineKeys(lines, {
    take: line => can.editGross && acts.take([seen(line)], { by: 'key' }),
    askToKeep: setKeeping,
    select,
    undo: acts.undoLast,
  });

  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-label={groupLabels[group]}
      onKeyDown={keys}
      onFocus={onFocus}
      sx={look}
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
        <SelectedActs
          chosen={chosen}
          acts={acts}
          isKeeping={keeping === 'selected'}
          note={unsent.current.get('selected')}
          onKeeping={isKeeping => setKeeping(isKeeping ? 'selected' : null)}
          onKeep={note =>
            void keep(
              'selected',
              chosen.map(({ place }) => place),
              note,
            )
          }
        />
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
        <LineTable label={`Lines: ${groupLabels[group]}`}>
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
              {isNoted(line, keeping) ? (
                <KeepForm
                  label="Keep ours"
                  note={unsent.current.get(line.place)}
                  isSettled={!line.isOpen}
                  onKeep={note => void keep(line.place, [line.place], note)}
                  onCancel={() => setKeeping(null)}
                />
              ) : (
                line.isOpen && <LineActs line={line} acts={acts} onKeeping={() => setKeeping(line)} />
              )}
            </ComparedRow>
          ))}
        </LineTable>
      )}
      <Pager
        rows={isOpen ? openCount : count}
        page={page}
        isUpdating={loading}
        onPage={to => {
          setKeeping(null);
          setPage(to);
        }}
      />
    </Box>
  );
}

const NONE: readonly ComparedLineFieldsFragment[] = [];

const nextRow = (section: HTMLElement | null, place: number) =>
  section?.querySelector(`tr[data-place="${place}"]`)?.nextElementSibling as HTMLElement | null | undefined;

const toggled = (places: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  places.has(place) ? new Set([...places].filter(each => each !== place)) : new Set([...places, place]);

const look = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none', // the focus falls to it when its last line is gone
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 40,
  displayPrint: 'none',
} as const;

const hint = { color: 'text.secondary', display: { xs: 'none', sm: 'inline' }, ml: 'auto' } as const;
