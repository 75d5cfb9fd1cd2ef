import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparedLineFieldsFragment } from '../compare.generated';
import { formatLineCount } from '../compareWords';
import { canTake, toActionLine } from './lineKeys';
import type { ComparisonActions } from './useComparisonActs';

type SelectedActionsProps = {
  selectedLines: readonly ComparedLineFieldsFragment[];
  actions: ComparisonActions;
  onOpenForm: (action: 'keep' | 'handOn') => void;
};

export function SelectedActions({ selectedLines, actions, onOpenForm }: SelectedActionsProps) {
  const { can } = useViewer();
  if (selectedLines.length === 0) return null;
  return (
    <>
      {can.editGross && selectedLines.every(canTake) && (
        <Button variant="outlined" disabled={actions.isBusy} onClick={() => actions.take(selectedLines.map(toActionLine))}>
          Take theirs in {formatLineCount(selectedLines.length)}
        </Button>
      )}
      <Button variant="outlined" disabled={actions.isBusy} onClick={() => onOpenForm('keep')}>
        {noteActionLabels.keep} in {formatLineCount(selectedLines.length)}
      </Button>
      <Button variant="outlined" disabled={actions.isBusy} onClick={() => onOpenForm('handOn')}>
        {noteActionLabels.handOn} {formatLineCount(selectedLines.length)}
      </Button>
    </>
  );
}

export const noteActionLabels = { keep: 'Keep ours', handOn: 'Hand on' } as const;
