import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { Pager } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { Loading } from '../../../components/page/Loading';
import {
  type ComparedLineFieldsFragment,
  type ComparisonAnswerFragment,
  ComparisonLinesDocument,
  useComparisonLinesQuery,
} from '../../../generated/compare';
import { ROWS_A_PAGE } from '../../../lib/address/listPage';
import { useDealEditor } from '../../../lib/opened/dealEditor';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { useViewer } from '../../../lib/viewer';
import { GroupActs } from '../acts/GroupActs';
import { LineActs } from '../acts/LineActs';
import { lineKeys, seen } from '../acts/lineKeys';
import { MatchForm } from '../acts/MatchForm';
import { NoteForm } from '../acts/NoteForm';
import { askedLabels, SelectedActs } from '../acts/SelectedActs';
import type { ComparisonActs } from '../acts/useComparisonActs';
import { useFollowBetweenActs } from '../acts/useFollowBetweenActs';
import { useRecordMissing } from '../acts/useRecordMissing';
import { groupLabels, lineName, linesOf } from '../compareWords';
import { ComparedRow } from './ComparedRow';
import { LineTable } from './LineTable';
import { type Asking, isAskedFor, withAsked } from './notedLine';
import { useFocusedLine } from './useFocusedLine';

type Props = {
  comparison: ComparisonAnswerFragment;
  group: ComparisonAnswerFragment['groups'][number];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  acts: ComparisonActs;
};

/** The lines of a group, what can be done to each, to those that are selected, and to all. */
export function GroupLines({ comparison, group: shown, isOpen, onOpen, acts }: Props) {
  const { group, count, openCount } = shown;
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  /** Notes that were not stored: they stand there when they are asked for again. */
  const unsent = useRef(new Map<string, string>());
  const { can } = useViewer();
  const editDeal = useDealEditor();
  const section = useRef<HTMLElement>(null);
  const record = useRecordMissing(comparison.id, acts);
  const variables = { id: comparison.id, group, isOpen, offset: page * ROWS_A_PAGE, limit: ROWS_A_PAGE };
  const { data, previousData, loading, error, refetch } = useComparisonLinesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useFollowBetweenActs(ComparisonLinesDocument, variables, comparison, acts);
  const read = (data ?? previousData)?.comparisonLines;
  const lines = read ? withAsked(read, asking) : NONE;
  const { onFocus } = useFocusedLine(section, lines);
  if (error && !read) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!read) return <Loading />;

  const open = lines.filter(line => line.isOpen);
  const chosen = open.filter(({ place }) => selected.has(place));
  const select = ({ place }: ComparedLineFieldsFragment) => setSelected(toggled(selected, place));

  /** Says something of lines and goes on; a note that was not stored is not lost. */
  async function say(act: 'keep' | 'handOn', about: number | 'selected', note: string): Promise<void> {
    setAsking(null);
    const key = `${act} ${about}`;
    unsent.current.set(key, note);
    const places = about === 'selected' ? chosen.map(({ place }) => place) : [about];
    const by = about === 'selected' ? 'click' : 'key';
    const sent = acts[act](
      places.map(place => ({ place })),
      note,
      by,
    );
    if (about !== 'selected') goOn(about);
    if (await sent) unsent.current.delete(key);
  }

  const rowOf = (place: number) => section.current?.querySelector<HTMLElement>(`tr[data-place="${place}"]`);
  const goOn = (place: number) => {
    const row = rowOf(place);
    ((row?.nextElementSibling ?? row) as HTMLElement | null)?.focus();
  };
  const giveUp = () => {
    if (asking && asking.about !== 'selected') rowOf(asking.about.place)?.focus();
    setAsking(null);
  };
  /** The form that is open, for a line or for those that are selected. */
  const noteForm = (about: number | 'selected', isSettled: boolean, ofLines: string) =>
    asking &&
    asking.act !== 'match' && (
      <NoteForm
        key={asking.act}
        act={asking.act}
        label={askedLabels[asking.act] + ofLines}
        note={unsent.current.get(`${asking.act} ${about}`)}
        isSettled={isSettled}
        onSend={note => void say(asking.act, about, note)}
        onCancel={giveUp}
      />
    );

  const keys = lineKeys(lines, {
    take: line => can.editGross && acts.take([seen(line)], { by: 'key' }),
    keepAgain: ({ place }) => acts.keep([{ place }], undefined, 'key'),
    ask: (act, about) => setAsking({ act, about }),
    record,
    open: ({ number }) => number !== null && editDeal(number),
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
        <GroupActs comparison={comparison} group={shown} acts={acts} />
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
        {asking?.about === 'selected' ? (
          noteForm(
            'selected',
            chosen.length === 0,
            ` ${asking.act === 'keep' ? 'in ' : ''}${linesOf(chosen.length)}`,
          )
        ) : (
          <SelectedActs chosen={chosen} acts={acts} onAsk={act => setAsking({ act, about: 'selected' })} />
        )}
        {open.length > 0 && (
          <Box component="span" sx={hint}>
            ↑ ↓ line, ← → group, {can.editGross && group === 'DIFFERS' && 'T take theirs, '}
            {group === 'ONLY_FILE' && 'M match, R record, '}K keep ours, H hand on, Space select, U undo
          </Box>
        )}
      </Box>
      {lines.length === 0 ? (
        <EmptyState
          text={isOpen ? 'Nothing is open in this group.' : 'No line stands in this group.'}
          action={isOpen && <Button onClick={() => onOpen(false)}>Show all its lines</Button>}
        />
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
              {!isAskedFor(line, asking) ? (
                line.isOpen && (
                  <LineActs
                    line={line}
                    acts={acts}
                    onAsk={act => setAsking({ act, about: line })}
                    onRecord={() => record(line)}
                  />
                )
              ) : asking?.act === 'match' ? (
                <MatchForm
                  comparisonId={comparison.id}
                  line={line}
                  onMatch={number => {
                    setAsking(null);
                    void acts.match(line.place, number, 'key');
                    goOn(line.place);
                  }}
                  onCancel={giveUp}
                />
              ) : (
                noteForm(line.place, !line.isOpen, '')
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
          setAsking(null);
          setPage(to);
        }}
      />
    </Box>
  );
}

const NONE: readonly ComparedLineFieldsFragment[] = [];

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
