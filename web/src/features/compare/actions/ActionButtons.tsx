import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparedLineFieldsFragment, ComparisonFieldsFragment } from '../compare.generated';
import { amountLabels, formatLineCount } from '../compare.labels';
import { canMatch, canTake, toActionLine } from './lineKeys';
import type { ComparisonActions } from './useComparisonActions';

type LineActionsProps = {
  line: ComparedLineFieldsFragment;
  actions: ComparisonActions;
  onOpenForm: (action: 'keep' | 'handOn' | 'match') => void;
  onCreateDeal: () => void;
};

export function LineActions({ line, actions, onOpenForm, onCreateDeal }: LineActionsProps) {
  const { can } = useViewer();
  const undecidedAmounts = line.amounts.filter(
    ({ amount, difference, decision }) => amount !== 'totalGross' && difference !== 0 && decision === null,
  );
  const { proposed } = line;
  return (
    <Box sx={lineActionsStyles}>
      {can.editGross && canTake(line) && (
        <>
          <Button size="small" disabled={actions.isBusy} onClick={() => actions.take([toActionLine(line)])}>
            Use file value
          </Button>
          {undecidedAmounts.length > 1 &&
            undecidedAmounts.map(({ amount }) => (
              <Button
                key={amount}
                size="small"
                disabled={actions.isBusy}
                onClick={() => actions.take([toActionLine(line)], { amount })}
              >
                {amountLabels[amount]} only
              </Button>
            ))}
        </>
      )}
      {proposed && (
        <Button
          size="small"
          disabled={actions.isBusy}
          onClick={() => actions.match(line.place, proposed.number ?? 0)}
        >
          Match with #{proposed.number}
        </Button>
      )}
      {canMatch(line) && (
        <>
          <Button size="small" disabled={actions.isBusy} onClick={() => onOpenForm('match')}>
            Match…
          </Button>
          <Button size="small" disabled={actions.isBusy} onClick={onCreateDeal}>
            Add deal
          </Button>
        </>
      )}
      {line.keptBefore !== null && (
        <Button
          size="small"
          disabled={actions.isBusy}
          onClick={() => actions.keep([{ place: line.place }], undefined)}
        >
          Keep again
        </Button>
      )}
      <Button size="small" disabled={actions.isBusy} onClick={() => onOpenForm('keep')}>
        Keep
      </Button>
      <Button size="small" disabled={actions.isBusy} onClick={() => onOpenForm('handOn')}>
        Assign
      </Button>
    </Box>
  );
}

const lineActionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the text of a button, not its frame, with the surrounding text.
  mx: '-8px',
  my: { sm: '-5px' },
  displayPrint: 'none',
  '& > button': { minHeight: { xs: 44, sm: 30 } },
} as const;

type GroupActionsProps = {
  comparison: ComparisonFieldsFragment;
  group: ComparisonFieldsFragment['groups'][number];
  actions: ComparisonActions;
};

/** Renders the buttons that change all lines of a group, with the number of affected lines. */
export function GroupActions({ comparison: { amounts }, group, actions }: GroupActionsProps) {
  const { can } = useViewer();
  const { openCount, toConfirmCount } = group;
  // If the file contains only total gross, a line has no front and back gross to copy to the deal.
  const canTakeAll = group.group === 'DIFFERS' && openCount > 0 && !amounts.includes('totalGross');
  return (
    <>
      {can.editGross && canTakeAll && (
        <Button variant="contained" disabled={actions.isBusy} onClick={() => actions.take()}>
          {openCount === 1
            ? 'Use file value in 1 row'
            : `Use file value in all ${formatLineCount(openCount)}`}
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
        <Button
          variant="outlined"
          disabled={actions.isBusy}
          onClick={() => actions.take(selectedLines.map(toActionLine))}
        >
          Use file value in {formatLineCount(selectedLines.length)}
        </Button>
      )}
      <Button variant="outlined" disabled={actions.isBusy} onClick={() => onOpenForm('keep')}>
        {noteActionLabels.keep} {formatLineCount(selectedLines.length)}
      </Button>
      <Button variant="outlined" disabled={actions.isBusy} onClick={() => onOpenForm('handOn')}>
        {noteActionLabels.handOn} {formatLineCount(selectedLines.length)}
      </Button>
    </>
  );
}

export const noteActionLabels = { keep: 'Keep', handOn: 'Assign' } as const;
