import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparisonFieldsFragment } from '../compare.generated';
import { formatLineCount } from '../compareWords';
import type { ComparisonActions } from './useComparisonActs';

type GroupActionsProps = {
  comparison: ComparisonFieldsFragment;
  group: ComparisonFieldsFragment['groups'][number];
  actions: ComparisonActions;
};

/** Buttons that change all lines of a group, with the number of affected lines. */
export function GroupActions({ comparison: { amounts }, group, actions }: GroupActionsProps) {
  const { can } = useViewer();
  const { openCount, toConfirmCount } = group;
  // A total alone does not contain front and back gross.
  const canTakeAll = group.group === 'DIFFERS' && openCount > 0 && !amounts.includes('totalGross');
  return (
    <>
      {can.editGross && canTakeAll && (
        <Button variant="contained" disabled={actions.isBusy} onClick={() => actions.take()}>
          {openCount === 1 ? 'Take theirs in 1 line' : `Take theirs in all ${formatLineCount(openCount)}`}
        </Button>
      )}
      {can.reviewDeals && toConfirmCount > 0 && (
        <Button variant="contained" disabled={actions.isBusy} onClick={() => actions.confirm(group.group)}>
          Confirm {formatLineCount(toConfirmCount)}
        </Button>
      )}
    </>
  );
}
