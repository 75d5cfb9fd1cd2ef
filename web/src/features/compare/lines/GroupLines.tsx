import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Pager } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { Loading } from '../../../components/page/Loading';
import { ROWS_A_PAGE } from '../../../lib/address/listPage';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { useDealEditor } from '../../../lib/opened/dealEditor';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { useViewer } from '../../../lib/viewer';
import { GroupActs } from '../acts/GroupActs';
import { LineActs } from '../acts/LineActs';
import { lineKeys, seen } from '../acts/lineKeys';
import { SelectedActs } from '../acts/SelectedActs';
import type { ComparisonActs } from '../acts/useComparisonActs';
import { useRecordMissing } from '../acts/useRecordMissing';
import { type ComparisonAnswerFragment, ComparisonLinesDocument } from '../compare.generated';
import { groupLabels, watchedDays } from '../compareWords';
import { AskedForm } from './AskedForm';
import { ComparedRow } from './ComparedRow';
import { LinesBar } from './LinesBar';
import { LineTable } from './LineTable';
import { isAskedFor, type Line, withAsked } from './notedLine';
import { useFocusedLine } from './useFocusedLine';
import { useNotes } from './useNotes';

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
  const { can } = useViewer();
  const editDeal = useDealEditor();
  const section = useRef<HTMLElement>(null);
  const notes = useNotes(section, acts);
  const record = useRecordMissing(comparison.id, acts);
  const variables = { id: comparison.id, group, isOpen, offset: page * ROWS_A_PAGE, limit: ROWS_A_PAGE };
  const { data, previousData, loading, error, refetch } = useLiveQuery(ComparisonLinesDocument, {
    variables,
    days: watchedDays(comparison),
  });
  const read = (data ?? previousData)?.comparisonLines;
  const lines = read ? withAsked(read, notes.asking) : NONE;
  const { onFocus } = useFocusedLine(section, lines);
  if (error && !read) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!read) return <Loading />;

  const open = lines.filter(line => line.isOpen);
  const chosen = open.filter(({ place }) => selected.has(place));
  const select = ({ place }: Line) => setSelected(toggled(selected, place));
  const asked = { comparisonId: comparison.id, chosen, notes, acts };
  const keys = lineKeys(lines, {
    take: line => can.editGross && acts.take([seen(line)], { by: 'key' }),
    keepAgain: ({ place }) => acts.keep([{ place }], undefined, 'key'),
    ask: (act, about) => notes.ask({ act, about }),
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
      <LinesBar
        group={group}
        isOpen={isOpen}
        openCount={openCount}
        onOpen={to => {
          setPage(0);
          onOpen(to);
        }}
        open={open.length}
        chosen={chosen.length}
        onSelectAll={isAll => setSelected(new Set(isAll ? open.map(({ place }) => place) : []))}
        groupActs={<GroupActs comparison={comparison} group={shown} acts={acts} />}
      >
        {notes.asking?.about === 'selected' ? (
          <AskedForm {...asked} />
        ) : (
          <SelectedActs chosen={chosen} acts={acts} onAsk={act => notes.ask({ act, about: 'selected' })} />
        )}
      </LinesBar>
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
              onSelect={() => select(line)}
            >
              {isAskedFor(line, notes.asking) ? (
                <AskedForm {...asked} line={line} />
              ) : (
                line.isOpen && (
                  <LineActs
                    line={line}
                    acts={acts}
                    onAsk={act => notes.ask({ act, about: line })}
                    onRecord={() => record(line)}
                  />
                )
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
          notes.ask(null);
          setPage(to);
        }}
      />
    </Box>
  );
}

const NONE: readonly Line[] = [];

const toggled = (places: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  places.has(place) ? new Set([...places].filter(each => each !== place)) : new Set([...places, place]);

const look = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none', // the focus falls to it when its last line is gone
} as const;
