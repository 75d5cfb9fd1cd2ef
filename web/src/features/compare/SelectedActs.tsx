import Button from '@mui/material/Button';
import type { ComparedLineFieldsFragment } from '../../generated/compare';
import { useViewer } from '../../lib/viewer';
import { linesOf } from './compareWords';
import { KeepForm } from './KeepForm';
import { canTake, seen } from './lineKeys';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  /** The open lines that are selected. */
  chosen: readonly ComparedLineFieldsFragment[];
  acts: ComparisonActs;
  isKeeping: boolean;
  note: string | undefined;
  onKeeping: (isKeeping: boolean) => void;
  onKeep: (note: string) => void;
};

/** What can be done to the lines that are selected. */
export function SelectedActs({ chosen, acts, isKeeping, note, onKeeping, onKeep }: Props) {
  const { can } = useViewer();
  const keepLabel = `Keep ours in ${linesOf(chosen.length)}`;
  if (isKeeping)
    return (
      <KeepForm
        label={keepLabel}
        note={note}
        isSettled={chosen.length === 0}
        onKeep={onKeep}
        onCancel={() => onKeeping(false)}
      />
    );
  if (chosen.length === 0) return null;
  return (
    <>
      {can.editGross && chosen.every(canTake) && (
        <Button variant="outlined" disabled={acts.isBusy} onClick={() => acts.take(chosen.map(seen))}>
          Take theirs in {linesOf(chosen.length)}
        </Button>
      )}
      <Button variant="outlined" disabled={acts.isBusy} onClick={() => onKeeping(true)}>
        {keepLabel}
      </Button>
    </>
  );
}
