import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComparedLineFieldsFragment } from '../../generated/compare';
import { useViewer } from '../../lib/viewer';
import { amountLabels } from './compareWords';
import { canTake, seen } from './lineKeys';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  line: ComparedLineFieldsFragment;
  acts: ComparisonActs;
  /** To ask why ours is kept. */
  onKeeping: () => void;
};

/** What can be done to an open line. */
export function LineActs({ line, acts, onKeeping }: Props) {
  const { can } = useViewer();
  const differing = line.amounts.filter(
    ({ amount, difference, decision }) => amount !== 'totalGross' && difference !== 0 && decision === null,
  );
  const { proposed } = line;
  return (
    <Box sx={look}>
      {can.editGross && canTake(line) && (
        <>
          <Button size="small" disabled={acts.isBusy} onClick={() => acts.take([seen(line)])}>
            Take theirs
          </Button>
          {differing.length > 1 &&
            differing.map(({ amount }) => (
              <Button
                key={amount}
                size="small"
                disabled={acts.isBusy}
                onClick={() => acts.take([seen(line)], { amount })}
              >
                {amountLabels[amount]} only
              </Button>
            ))}
        </>
      )}
      {proposed && (
        <Button size="small" disabled={acts.isBusy} onClick={() => acts.match([line.place])}>
          Match with #{proposed.number}
        </Button>
      )}
      <Button size="small" disabled={acts.isBusy} onClick={onKeeping}>
        Keep ours
      </Button>
    </Box>
  );
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  // Their words stand under and beside the other ones, not their frames.
  mx: '-8px',
  my: { sm: '-5px' },
  displayPrint: 'none',
  '& > button': { minHeight: { xs: 44, sm: 30 } },
} as const;
