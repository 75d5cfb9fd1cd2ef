import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Money } from '../../components/deals/Money';
import type { ComparedGroup, ComparedLineFieldsFragment } from '../../generated/graphql';
import { usDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { money } from '../../lib/values/money';
import { useViewer } from '../../lib/viewer';
import { amountLabels } from './compareWords';
import { canTake, seen } from './lineKeys';
import type { ComparisonActs } from './useComparisonActs';

type Props = {
  line: ComparedLineFieldsFragment;
  group: ComparedGroup;
  acts: ComparisonActs;
  note: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** A line of the file, a deal, or both: their amounts side by side, and what can be done. */
export function ComparedRow({ line, group, acts, note, isSelected, onSelect }: Props) {
  const { place, number, customerName, day, amounts, isOpen } = line;
  const shown = group === 'DIFFERS' ? amounts.filter(({ difference }) => difference !== 0) : amounts;
  const name = number === null ? `line ${line.line}` : `#${number}`;
  return (
    <Box
      component="tr"
      tabIndex={0}
      data-place={place}
      aria-label={name}
      data-is-chosen={isSelected || undefined}
    >
      <td>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {isOpen && (
            <Checkbox
              size="small"
              sx={{ p: 0, mr: 0.5, displayPrint: 'none' }}
              checked={isSelected}
              onChange={onSelect}
              slotProps={{ input: { 'aria-label': `Select ${name}` } }}
            />
          )}
          {line.line}
        </Box>
      </td>
      <td>{number}</td>
      <td>
        <Box sx={{ overflowWrap: 'anywhere' }}>{customerName}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {day && usDay(day)}
          {!line.isInPeriod && ', not sold in the period'}
        </Box>
      </td>
      <td>
        {shown.map(({ amount }) => (
          <div key={amount}>{amountLabels[amount]}</div>
        ))}
      </td>
      <td>
        {shown.map(({ amount, ours }) => (
          <Money key={amount} amount={ours} />
        ))}
      </td>
      <td>
        {shown.map(({ amount, theirs }) => (
          <Money key={amount} amount={theirs} />
        ))}
      </td>
      <td>
        {shown.map(({ amount, difference }) => (
          <Money key={amount} amount={difference} />
        ))}
      </td>
      <td>
        <About line={line} />
        {isOpen && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', displayPrint: 'none' }}>
            <LineActs line={line} group={group} acts={acts} note={note} />
          </Box>
        )}
      </td>
    </Box>
  );
}

/** Why it stands where it does, who typed ours, what stands now and what was decided. */
function About({ line }: { line: ComparedLineFieldsFragment }) {
  const { why, note, typedBy, typedAt, isChanged, version, isConfirmed, amounts, proposed } = line;
  const timeZone = useStoreTimeZone();
  const at =
    typedAt &&
    new Date(typedAt).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const decisions = new Set(amounts.map(({ decision }) => decision));
  const sentences = [
    why,
    proposed &&
      `Perhaps #${proposed.number}, ${proposed.customerName}${proposed.day ? `, ${usDay(proposed.day)}` : ''}: ${money(proposed.sum)}.`,
    typedBy && `Ours typed by ${typedBy}, ${at}.`,
    decisions.has('TAKEN') && 'Theirs taken.',
    decisions.has('KEPT') && `Ours kept${note ? `: ${note}` : '.'}`,
    isConfirmed && 'Confirmed.',
  ].filter(Boolean);
  return (
    <>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{sentences.join(' ')}</Box>
      {isChanged && (
        <Box sx={{ color: 'status.bad.text' }}>
          {version === null
            ? 'The deal is deleted now.'
            : `Changed since: ${amounts.map(({ amount, now }) => `${amountLabels[amount]} ${now === null ? 'empty' : money(now)}`).join(', ')} now.`}
        </Box>
      )}
    </>
  );
}

function LineActs({ line, group, acts, note }: Pick<Props, 'line' | 'group' | 'acts' | 'note'>) {
  const { can } = useViewer();
  const differing = line.amounts.filter(
    ({ amount, difference, decision }) => amount !== 'totalGross' && difference !== 0 && decision === null,
  );
  return (
    <>
      {group === 'DIFFERS' && can.editGross && canTake(line) && (
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
                onClick={() => acts.take([seen(line)], amount)}
              >
                {amountLabels[amount]} only
              </Button>
            ))}
        </>
      )}
      {line.proposed && (
        <Button size="small" disabled={acts.isBusy} onClick={() => acts.match([line.place])}>
          Match with #{line.proposed.number}
        </Button>
      )}
      <Button size="small" disabled={acts.isBusy} onClick={() => acts.keep([{ place: line.place }], note)}>
        Keep ours
      </Button>
    </>
  );
}
