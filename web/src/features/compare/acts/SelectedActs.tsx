import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparedLineFieldsFragment } from '../compare.generated';
import { linesOf } from '../compareWords';
import { canTake, seen } from './lineKeys';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  /** The open lines that are selected. */
  chosen: readonly ComparedLineFieldsFragment[];
  acts: ComparisonActs;
  onAsk: (act: 'keep' | 'handOn') => void;
};

/** What can be done to the lines that are selected. */
export function SelectedActs({ chosen, acts, onAsk }: Props) {
  const { can } = useViewer();
  if (chosen.length === 0) return null;
  return (
    <>
      {can.editGross && chosen.every(canTake) && (
        <Button variant="outlined" disabled={acts.isBusy} onClick={() => acts.take(chosen.map(seen))}>
          Take theirs in {linesOf(chosen.length)}
        </Button>
      )}
      <Button variant="outlined" disabled={acts.isBusy} onClick={() => onAsk('keep')}>
        {askedLabels.keep} in {linesOf(chosen.length)}
      </Button>
      <Button variant="outlined" disabled={acts.isBusy} onClick={() => onAsk('handOn')}>
        {askedLabels.handOn} {linesOf(chosen.length)}
      </Button>
    </>
  );
}

/** What a form for a note sends. */
export const askedLabels = { keep: 'Keep ours', handOn: 'Hand on' } as const;
