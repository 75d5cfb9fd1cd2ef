import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparedLineFieldsFragment } from '../compare.generated';
import { amountLabels } from '../compareWords';
import { canMatch, canTake, toActionLine } from './lineKeys';
import type { ComparisonActions } from './useComparisonActs';

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
            Take theirs
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
            Record deal
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
        Keep ours
      </Button>
      <Button size="small" disabled={actions.isBusy} onClick={() => onOpenForm('handOn')}>
        Hand on
      </Button>
    </Box>
  );
}

const lineActionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the text of the buttons, instead of their frames, with the surrounding text.
  mx: '-8px',
  my: { sm: '-5px' },
  displayPrint: 'none',
  '& > button': { minHeight: { xs: 44, sm: 30 } },
} as const;
