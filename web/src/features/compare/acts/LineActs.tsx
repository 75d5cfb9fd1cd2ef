import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useViewer } from '../../../lib/viewer';
import type { ComparedLineFieldsFragment } from '../compare.generated';
import { amountLabels } from '../compareWords';
import { canMatch, canTake, seen } from './lineKeys';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  line: ComparedLineFieldsFragment;
  acts: ComparisonActs;
  /** Opens the form of an act. */
  onAsk: (act: 'keep' | 'handOn' | 'match') => void;
  onRecord: () => void;
};

/** What can be done to an open line. */
export function LineActs({ line, acts, onAsk, onRecord }: Props) {
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
        <Button
          size="small"
          disabled={acts.isBusy}
          onClick={() => acts.match(line.place, proposed.number ?? 0)}
        >
          Match with #{proposed.number}
        </Button>
      )}
      {canMatch(line) && (
        <>
          <Button size="small" disabled={acts.isBusy} onClick={() => onAsk('match')}>
            Match…
          </Button>
          <Button size="small" disabled={acts.isBusy} onClick={onRecord}>
            Record deal
          </Button>
        </>
      )}
      {line.keptBefore !== null && (
        <Button
          size="small"
          disabled={acts.isBusy}
          onClick={() => acts.keep([{ place: line.place }], undefined)}
        >
          Keep again
        </Button>
      )}
      <Button size="small" disabled={acts.isBusy} onClick={() => onAsk('keep')}>
        Keep ours
      </Button>
      <Button size="small" disabled={acts.isBusy} onClick={() => onAsk('handOn')}>
        Hand on
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
