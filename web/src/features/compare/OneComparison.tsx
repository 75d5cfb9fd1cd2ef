import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { blackOnWhite, paper } from '../../components/look/paper';
import { LoadError } from '../../components/page/LoadError';
import { Loading } from '../../components/page/Loading';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { PrintButton } from '../../components/page/PrintButton';
import { useToast } from '../../components/page/Toast';
import type { ComparedGroup } from '../../generated/types';
import { usDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { timeWords } from '../../lib/values/changeWords';
import { money } from '../../lib/values/money';
import { type ComparisonActs, useComparisonActs } from './acts/useComparisonActs';
import { CompareAgainDocument, type ComparisonAnswerFragment, ComparisonDocument } from './compare.generated';
import { comparedDays, doneWords, explanation, GROUPS, groupLabels, openWords } from './compareWords';
import { GroupLines } from './lines/GroupLines';
import { GroupTable } from './lines/GroupTable';
import { PrintedGroups } from './printing/PrintedGroups';
import { usePrinting } from './printing/usePrinting';
import { usePageKeys } from './usePageKeys';

type Props = {
  id: number;
  group: ComparedGroup | null;
  isOpen: boolean;
  onShow: (shown: { group?: ComparedGroup; open?: 'yes' | null }) => void;
  /** To another comparison. */
  onOther: (id: number) => void;
};

const ALL = { label: 'All comparisons', to: '/compare' };

/** The answer: five groups, what explains the difference, and the lines of one of them. */
export function OneComparison({ id, group, isOpen, onShow, onOther }: Props) {
  const { data, error, refetch } = useLiveQuery(ComparisonDocument, { variables: { id } });
  const comparison = data?.comparison;
  const acts = useComparisonActs(id);
  const { printed, print } = usePrinting(comparison);
  // What fills later, by anyone's act, takes no group away from under one's hands.
  const [first, setFirst] = useState<ComparedGroup>();
  if (comparison && !first) setFirst(firstToShow(comparison));
  const shown = comparison && groupNamed(comparison, group ?? first ?? null);
  usePageKeys(shown?.group, chosen => onShow({ group: chosen }));
  return (
    <>
      <GlobalStyles styles={paper} />
      <PageHeader
        title="Compare"
        shown={comparison && <RangeHead range={comparedDays(comparison)} />}
        actions={
          <>
            <PageLinks links={[ALL]} />
            <CompareAgain id={id} onDone={onOther} />
            <ExportButton
              tables={comparison ? [{ title: 'Comparison', name: 'comparison', query: { id } }] : []}
            />
            <PrintButton onPrint={print} />
          </>
        }
      />
      {error && !comparison && <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && !comparison && <Loading />}
      {comparison && shown && (
        <>
          <Facts comparison={comparison} />
          <Box component="p" role="status" sx={{ m: 0, typography: 'h2' }}>
            {explanation(comparison)}
          </Box>
          <Box component="p" role="status" sx={{ m: 0 }}>
            {openWords(comparison)}
          </Box>
          <GroupTable
            comparison={comparison}
            chosen={shown.group}
            onChoose={chosen => onShow({ group: chosen })}
          />
          <LastAct comparison={comparison} acts={acts} />
          {printed ? (
            <PrintedGroups comparison={comparison} printed={printed} />
          ) : (
            <Box component="p" sx={{ m: 0, display: 'none', displayPrint: 'block' }}>
              {groupLabels[shown.group]} alone; Print on the page has every group.
            </Box>
          )}
          <Box sx={{ displayPrint: printed ? 'none' : 'block' }}>
            <GroupLines
              key={shown.group}
              comparison={comparison}
              group={shown}
              isOpen={isOpen}
              onOpen={only => onShow({ open: only ? 'yes' : null })}
              acts={acts}
            />
          </Box>
        </>
      )}
    </>
  );
}

const groupNamed = ({ groups }: ComparisonAnswerFragment, name: ComparedGroup | null) =>
  groups.find(({ group }) => group === name);

/** The first group with something to do, else with any line. */
function firstToShow(comparison: ComparisonAnswerFragment): ComparedGroup {
  const first = (figure: 'count' | 'openCount') =>
    GROUPS.find(name => (groupNamed(comparison, name)?.[figure] ?? 0) > 0);
  return first('openCount') ?? first('count') ?? 'DIFFERS';
}

/** The same file, read the same way, beside the deals as they are now. */
function CompareAgain({ id, onDone }: { id: number; onDone: (id: number) => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function compareAgain(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await client.mutate({ mutation: CompareAgainDocument, variables: { id } });
      if (data) onDone(data.compareAgain.id);
      showToast('Compared again with the deals as they are now.');
    } catch (error) {
      showToast(sentenceOf(error), 'error');
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

function Facts({ comparison }: { comparison: ComparisonAnswerFragment }) {
  const { fileName, sha256, comparedBy, createdAt, firstDay, lastDay, outsideCount, outside } = comparison;
  const timeZone = useStoreTimeZone();
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '@media print': blackOnWhite }}>
      <strong>{fileName}</strong> beside the deals delivered {usDay(firstDay)} – {usDay(lastDay)}, as they
      were {timeWords(createdAt, timeZone)}, by {comparedBy}.
      {outsideCount > 0 &&
        ` Ours holds ${outsideCount} that the file names and that were not sold then: ${money(outside)}.`}{' '}
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        SHA-256 {sha256}.
      </Box>
    </Box>
  );
}

/** What was done last, and its undoing. */
function LastAct({ comparison, acts }: { comparison: ComparisonAnswerFragment; acts: ComparisonActs }) {
  const last = comparison.acts.find(({ undoneAt }) => undoneAt === null);
  if (!last) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {doneWords(last.kind, last.lineCount)}, {last.doneBy}.
      </Box>
      <Button disabled={acts.isBusy} onClick={() => acts.undo(last.id)}>
        Undo
      </Button>
    </Box>
  );
}
