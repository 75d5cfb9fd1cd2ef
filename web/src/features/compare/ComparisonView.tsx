import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { Loading } from '../../components/feedback/Loading';
import { useToast } from '../../components/feedback/Toast';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks, PrintButton } from '../../components/page/PageHeaderActions';
import { blackOnWhiteStyles, printPageStyles } from '../../components/styles/print.styles';
import type { ComparedGroup } from '../../generated/types';
import { toErrorMessage } from '../../lib/apollo/errors';
import { formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { formatInstant } from '../../lib/format/changes';
import { formatMoney } from '../../lib/format/money';
import { formatCountWithNoun } from '../../lib/format/numbers';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { type ComparisonActions, useComparisonActions } from './actions/useComparisonActions';
import { CompareAgainDocument, ComparisonDocument, type ComparisonFieldsFragment } from './compare.generated';
import {
  COMPARED_GROUPS,
  explainDifference,
  formatComparisonAction,
  formatOpenLines,
  getComparedDays,
  groupLabels,
} from './compare.labels';
import { GroupLines } from './lines/GroupLines';
import { GroupTable } from './lines/GroupTable';
import { PrintedGroups } from './printing/PrintedGroups';
import { usePrintedComparison } from './printing/usePrintedComparison';
import { useCompareKeys } from './useCompareKeys';

type Props = {
  id: number;
  group: ComparedGroup | null;
  isOpenOnly: boolean;
  onFilterChange: (change: { group?: ComparedGroup; open?: 'yes' | null }) => void;
  onOtherComparison: (id: number) => void;
};

const ALL_COMPARISONS_LINK = { label: 'All comparisons', to: '/compare' };

/** Shows a comparison: the five groups, the explanation of the difference, and the lines of one group. */
export function ComparisonView({ id, group, isOpenOnly, onFilterChange, onOtherComparison }: Props) {
  const { data, error, refetch } = useLiveQuery(ComparisonDocument, { variables: { id } });
  const comparison = data?.comparison;
  const actions = useComparisonActions(id);
  const { printedLines, print } = usePrintedComparison(comparison);
  // Remembers the group that was shown first. Otherwise, changes by other users could switch the group.
  const [initialGroup, setInitialGroup] = useState<ComparedGroup>();
  if (comparison && !initialGroup) setInitialGroup(findInitialGroup(comparison));
  const shownGroup = comparison && findGroup(comparison, group ?? initialGroup ?? null);
  useCompareKeys(shownGroup?.group, chosenGroup => onFilterChange({ group: chosenGroup }));
  return (
    <>
      <GlobalStyles styles={printPageStyles} />
      <PageHeader
        title="Compare"
        details={comparison && <HeaderDateRange range={getComparedDays(comparison)} />}
        actions={
          <>
            <PageLinks links={[ALL_COMPARISONS_LINK]} />
            <CompareAgain id={id} onDone={onOtherComparison} />
            <ExportButton
              tables={comparison ? [{ title: 'Comparison', name: 'comparison', query: { id } }] : []}
            />
            <PrintButton onPrint={print} />
          </>
        }
      />
      {error && !comparison && <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />}
      {!error && !comparison && <Loading />}
      {comparison && shownGroup && (
        <>
          <ComparisonDetails comparison={comparison} />
          <Box component="p" role="status" sx={{ m: 0, typography: 'h2' }}>
            {explainDifference(comparison)}
          </Box>
          <Box component="p" role="status" sx={{ m: 0 }}>
            {formatOpenLines(comparison)}
          </Box>
          <GroupTable
            comparison={comparison}
            selectedGroup={shownGroup.group}
            onChoose={chosenGroup => onFilterChange({ group: chosenGroup })}
          />
          <LastAction comparison={comparison} actions={actions} />
          {printedLines ? (
            <PrintedGroups comparison={comparison} printedLines={printedLines} />
          ) : (
            <Box component="p" sx={{ m: 0, display: 'none', displayPrint: 'block' }}>
              {groupLabels[shownGroup.group]} only. To print all groups, use the Print button on the page.
            </Box>
          )}
          <Box sx={{ displayPrint: printedLines ? 'none' : 'block' }}>
            <GroupLines
              key={shownGroup.group}
              comparison={comparison}
              group={shownGroup}
              isOpenOnly={isOpenOnly}
              onOpenOnlyChange={isOpenOnlyChecked =>
                onFilterChange({ open: isOpenOnlyChecked ? 'yes' : null })
              }
              actions={actions}
            />
          </Box>
        </>
      )}
    </>
  );
}

const findGroup = ({ groups }: ComparisonFieldsFragment, name: ComparedGroup | null) =>
  groups.find(({ group }) => group === name);

/** Returns the first group with open lines, or the first group with any lines. */
function findInitialGroup(comparison: ComparisonFieldsFragment): ComparedGroup {
  const findFirstGroupWith = (figure: 'count' | 'openCount') =>
    COMPARED_GROUPS.find(name => (findGroup(comparison, name)?.[figure] ?? 0) > 0);
  return findFirstGroupWith('openCount') ?? findFirstGroupWith('count') ?? 'DIFFERS';
}

/**
 * Renders a button that compares the same file with the current deals. The file is read with the same
 * settings.
 */
function CompareAgain({ id, onDone }: { id: number; onDone: (id: number) => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function compareAgain(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await client.mutate({ mutation: CompareAgainDocument, variables: { id } });
      if (data) onDone(data.compareAgain.id);
      showToast('Compared again with the current deals.');
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button disabled={isBusy} onClick={() => void compareAgain()}>
      Compare again
    </Button>
  );
}

function ComparisonDetails({ comparison }: { comparison: ComparisonFieldsFragment }) {
  const { fileName, sha256, comparedBy, createdAt, firstDay, lastDay, outsideCount, outside } = comparison;
  const timeZone = useStoreTimeZone();
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '@media print': blackOnWhiteStyles }}>
      <strong>{fileName}</strong> · Deals delivered {formatUsDay(firstDay)} – {formatUsDay(lastDay)}. Compared
      by {comparedBy} on {formatInstant(createdAt, timeZone)}.
      {outsideCount > 0 &&
        ` Salesfloor’s total includes ${formatCountWithNoun(outsideCount, 'deal', 'deals')} from the file that ${outsideCount === 1 ? 'wasn’t' : 'weren’t'} sold in this period (${formatMoney(outside)}).`}{' '}
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        SHA-256 {sha256}.
      </Box>
    </Box>
  );
}

function LastAction({
  comparison,
  actions,
}: {
  comparison: ComparisonFieldsFragment;
  actions: ComparisonActions;
}) {
  const last = comparison.acts.find(({ undoneAt }) => undoneAt === null);
  if (!last) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {formatComparisonAction(last.kind, last.lineCount)} · {last.doneBy}
      </Box>
      <Button disabled={actions.isBusy} onClick={() => actions.undo(last.id)}>
        Undo
      </Button>
    </Box>
  );
}
