import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LoadError } from '../../components/page/LoadError';
import { Loading } from '../../components/page/Loading';
import {
  type ComparedGroup,
  type ComparisonAnswerFragment,
  useComparisonQuery,
} from '../../generated/graphql';
import { usDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { money } from '../../lib/values/money';
import { useViewer } from '../../lib/viewer';
import { doneWords, explanation, GROUPS } from './compareWords';
import { GroupLines } from './GroupLines';
import { GroupTable } from './GroupTable';
import { type ComparisonActs, useComparisonActs } from './useComparisonActs';

/** The answer: five groups, what explains the difference, and the lines of one of them. */
export function OneComparison({ id }: { id: number }) {
  const { data, error, refetch } = useComparisonQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const acts = useComparisonActs(id);
  const [chosen, setChosen] = useState<ComparedGroup>();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { comparison } = data;
  const group = chosen ?? firstFilled(comparison);
  return (
    <>
      <Facts comparison={comparison} />
      <Box component="p" role="status" sx={{ m: 0, typography: 'h2' }}>
        {explanation(comparison)}
      </Box>
      <GroupTable comparison={comparison} chosen={group} onChoose={setChosen} />
      <AllActs comparison={comparison} acts={acts} />
      <GroupLines key={group} id={id} group={group} count={countOf(comparison, group)} acts={acts} />
    </>
  );
}

const countOf = ({ groups }: ComparisonAnswerFragment, name: ComparedGroup) =>
  groups.find(({ group }) => group === name)?.count ?? 0;

const firstFilled = (comparison: ComparisonAnswerFragment): ComparedGroup =>
  GROUPS.find(group => countOf(comparison, group) > 0) ?? 'EQUAL';

function Facts({ comparison }: { comparison: ComparisonAnswerFragment }) {
  const { fileName, sha256, comparedBy, createdAt, firstDay, lastDay, outsideCount, outside } = comparison;
  const timeZone = useStoreTimeZone();
  const at = new Date(createdAt).toLocaleString('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <strong>{fileName}</strong> beside the deals delivered {usDay(firstDay)} – {usDay(lastDay)}, as they
      were {at}, by {comparedBy}.
      {outsideCount > 0 &&
        ` Ours holds ${outsideCount} that the file names and that were not sold then: ${money(outside)}.`}{' '}
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        SHA-256 {sha256}.
      </Box>
    </Box>
  );
}

/** What is done to every line at once, and the undoing of the last act. */
function AllActs({ comparison, acts }: { comparison: ComparisonAnswerFragment; acts: ComparisonActs }) {
  const { can } = useViewer();
  const last = comparison.acts.find(({ undoneAt }) => undoneAt === null);
  const open = comparison.groups.find(({ group }) => group === 'DIFFERS')?.openCount ?? 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
      {can.editGross && open > 0 && (
        <Button variant="contained" disabled={acts.isBusy} onClick={() => acts.take()}>
          {open === 1 ? 'Take theirs in 1 line' : `Take theirs in all ${open} lines`}
        </Button>
      )}
      {can.reviewDeals && (
        <Button variant="contained" disabled={acts.isBusy} onClick={acts.confirm}>
          Confirm all that are equal
        </Button>
      )}
      {last && (
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {doneWords(last.kind, last.lineCount)}, {last.doneBy}.
          </Box>
          <Button disabled={acts.isBusy} onClick={() => acts.undo(last.id)}>
            Undo
          </Button>
        </>
      )}
    </Box>
  );
}
