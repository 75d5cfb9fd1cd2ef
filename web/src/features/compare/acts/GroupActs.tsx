import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparisonAnswerFragment } from '../compare.generated';
import { linesOf } from '../compareWords';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  comparison: ComparisonAnswerFragment;
  group: ComparisonAnswerFragment['groups'][number];
  acts: ComparisonActs;
};

/** What is done to a whole group, with the number of lines that it does something to. */
export function GroupActs({ comparison: { amounts }, group, acts }: Props) {
  const { can } = useViewer();
  const { openCount, toConfirmCount } = group;
  // A total alone says neither front nor back.
  const isTakable = group.group === 'DIFFERS' && openCount > 0 && !amounts.includes('totalGross');
  return (
    <>
      {can.editGross && isTakable && (
        <Button variant="contained" disabled={acts.isBusy} onClick={() => acts.take()}>
          {openCount === 1 ? 'Take theirs in 1 line' : `Take theirs in all ${linesOf(openCount)}`}
        </Button>
      )}
      {can.reviewDeals && toConfirmCount > 0 && (
        <Button variant="contained" disabled={acts.isBusy} onClick={() => acts.confirm(group.group)}>
          Confirm {linesOf(toConfirmCount)}
        </Button>
      )}
    </>
  );
}
