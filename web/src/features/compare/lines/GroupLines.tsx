import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { Loading } from '../../../components/feedback/Loading';
import { Pager } from '../../../components/lists/ListPage';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { useDealEditor } from '../../../lib/dialogs/dealEditor';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { ROWS_PER_PAGE } from '../../../lib/urlState/listParams';
import { useViewer } from '../../../lib/viewer';
import { GroupActions, LineActions, SelectedActions } from '../actions/ActionButtons';
import { createLineKeyHandler, toActionLine } from '../actions/lineKeys';
import type { ComparisonActions } from '../actions/useComparisonActions';
import { useCreateMissingDeal } from '../actions/useCreateMissingDeal';
import {
  type ComparedLineFieldsFragment,
  type ComparisonFieldsFragment,
  ComparisonLinesDocument,
} from '../compare.generated';
import { getWatchedDays, groupLabels } from '../compare.labels';
import { LineActionForm } from './LineActionForm';
import { LinesBar } from './LinesBar';
import { ComparedRow, LineTable } from './LineTable';
import { type ComparisonLine, hasOpenForm, useLineForms, withFormLine } from './useLineForms';

type Props = {
  comparison: ComparisonFieldsFragment;
  group: ComparisonFieldsFragment['groups'][number];
  isOpenOnly: boolean;
  onOpenOnlyChange: (isOpenOnly: boolean) => void;
  actions: ComparisonActions;
};

/** Lists the lines of a group. The user can act on a single line, on the selected lines or on all lines. */
export function GroupLines({ comparison, group: shownGroup, isOpenOnly, onOpenOnlyChange, actions }: Props) {
  const { group, count, openCount } = shownGroup;
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { can } = useViewer();
  const editDeal = useDealEditor();
  const section = useRef<HTMLElement>(null);
  const lineForms = useLineForms(section, actions);
  const createMissingDeal = useCreateMissingDeal(comparison.id, actions);
  const variables = {
    id: comparison.id,
    group,
    isOpen: isOpenOnly,
    offset: page * ROWS_PER_PAGE,
    limit: ROWS_PER_PAGE,
  };
  const { data, previousData, loading, error, refetch } = useLiveQuery(ComparisonLinesDocument, {
    variables,
    days: getWatchedDays(comparison),
  });
  const loadedLines = (data ?? previousData)?.comparisonLines;
  const lines = loadedLines ? withFormLine(loadedLines, lineForms.activeForm) : NO_LINES;
  const { onFocus } = useFocusedLine(section, lines);
  if (error && !loadedLines)
    return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!loadedLines) return <Loading />;

  const openLines = lines.filter(line => line.isOpen);
  const selectedLines = openLines.filter(({ place }) => selected.has(place));
  const toggleSelection = ({ place }: ComparisonLine) => setSelected(toggleInSet(selected, place));
  const formProps = { comparisonId: comparison.id, selectedLines, lineForms, actions };
  const handleKeyDown = createLineKeyHandler(lines, {
    take: line => can.editGross && actions.take([toActionLine(line)], { trigger: 'key' }),
    keepAgain: ({ place }) => actions.keep([{ place }], undefined, 'key'),
    openForm: (action, target) => lineForms.openForm({ action, target }),
    createDeal: createMissingDeal,
    openDeal: ({ number }) => number !== null && editDeal(number),
    toggleSelection,
    undo: actions.undoLast,
  });

  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-label={groupLabels[group]}
      onKeyDown={handleKeyDown}
      onFocus={onFocus}
      sx={sectionStyles}
    >
      <LinesBar
        group={group}
        isOpenOnly={isOpenOnly}
        openCount={openCount}
        onOpenOnlyChange={to => {
          setPage(0);
          onOpenOnlyChange(to);
        }}
        openCountOnPage={openLines.length}
        selectedCount={selectedLines.length}
        onSelectAll={isAll => setSelected(new Set(isAll ? openLines.map(({ place }) => place) : []))}
        groupActions={<GroupActions comparison={comparison} group={shownGroup} actions={actions} />}
      >
        {lineForms.activeForm?.target === 'selected' ? (
          <LineActionForm {...formProps} />
        ) : (
          <SelectedActions
            selectedLines={selectedLines}
            actions={actions}
            onOpenForm={action => lineForms.openForm({ action, target: 'selected' })}
          />
        )}
      </LinesBar>
      {lines.length === 0 ? (
        <EmptyState
          text={isOpenOnly ? 'No unresolved rows in this group.' : 'No rows in this group.'}
          action={isOpenOnly && <Button onClick={() => onOpenOnlyChange(false)}>Show all rows</Button>}
        />
      ) : (
        <LineTable label={`Rows: ${groupLabels[group]}`}>
          {lines.map(line => (
            <ComparedRow
              key={line.place}
              line={line}
              isSelected={selected.has(line.place) && line.isOpen}
              onSelect={() => toggleSelection(line)}
            >
              {hasOpenForm(line, lineForms.activeForm) ? (
                <LineActionForm {...formProps} line={line} />
              ) : (
                line.isOpen && (
                  <LineActions
                    line={line}
                    actions={actions}
                    onOpenForm={action => lineForms.openForm({ action, target: line })}
                    onCreateDeal={() => createMissingDeal(line)}
                  />
                )
              )}
            </ComparedRow>
          ))}
        </LineTable>
      )}
      <Pager
        rows={isOpenOnly ? openCount : count}
        page={page}
        isUpdating={loading}
        onPage={to => {
          lineForms.openForm(null);
          setPage(to);
        }}
      />
    </Box>
  );
}

const NO_LINES: readonly ComparisonLine[] = [];

const toggleInSet = (places: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  places.has(place) ? new Set([...places].filter(each => each !== place)) : new Set([...places, place]);

const sectionStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none', // receives the focus when the last line disappears
} as const;

/**
 * Moves the focus when the focused line disappears: to the line that takes its position, or to the section if
 * no line follows.
 */
export function useFocusedLine(
  section: RefObject<HTMLElement | null>,
  lines: readonly ComparedLineFieldsFragment[],
) {
  const lastFocused = useRef<{ place: string; index: number }>(null);

  useLayoutEffect(() => {
    const { current: last } = lastFocused;
    const isGone = last !== null && lines.every(({ place }) => String(place) !== last.place);
    if (!isGone || document.activeElement !== document.body) return;
    const rows = section.current?.querySelectorAll<HTMLElement>(ROW_SELECTOR);
    (rows?.[Math.min(last.index, rows.length - 1)] ?? section.current)?.focus({ preventScroll: true });
  }, [section, lines]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>(ROW_SELECTOR);
      const index = [...(section.current?.querySelectorAll(ROW_SELECTOR) ?? [])].indexOf(row as Element);
      lastFocused.current = row?.dataset.place ? { place: row.dataset.place, index } : null;
    },
  };
}

const ROW_SELECTOR = 'tr[data-place]';
