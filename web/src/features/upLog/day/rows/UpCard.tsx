import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import { TeamTag } from '../../../../components/deals/TeamTag';
import { UpTypeTag } from '../../../../components/deals/UpTypeTag';
import { clockTime } from '../../../../lib/days/dates';
import { soldLabels, UNSET_SOLD } from '../../../../lib/values/upValues';
import type { UpFieldsFragment } from '../../upLog.generated';
import { cellMark } from '../cells/cellFocus';
import { useUpActions } from '../upActions';
import { useShownUp } from './useShownUp';

type Props = {
  up: UpFieldsFragment;
  place: number;
  isLocked: boolean;
  onOpen: (id: number) => void;
};

/** A row where there is no room for one: all of it to read at a glance; a tap opens it to be edited. */
export function UpCard({ up, place, isLocked, onOpen }: Props) {
  const shown = useShownUp(up);
  const { shortcuts } = useUpActions();
  // While the day runs, the buttons below say the rest.
  const acts = shortcuts.isRunning ? [] : [shown.isTestDrive && 'Test', shown.isWriteUp && 'Write'];
  const flags = [shown.isBdcUp && 'BDC', ...acts];
  const hasLine = shown.customerName || shown.notes || flags.some(Boolean);
  return (
    <Card
      {...cellMark}
      type="button"
      aria-label={`Edit row ${place}`}
      disabled={isLocked}
      onClick={() => onOpen(up.id)}
    >
      <span>
        <Time>{clockTime(shown.timeUp) || '–:–'}</Time>
        <UpTypeTag upType={shown.upType} />
        <Sold data-sold={shown.sold ?? undefined}>{shown.sold ? soldLabels[shown.sold] : UNSET_SOLD}</Sold>
      </span>
      <span>
        <Person person={shown.salesperson} absent="No salesperson" />
        {shown.turnedTo && <span aria-hidden="true">→</span>}
        <Person person={shown.turnedTo} />
        {shown.managerInto && <Quiet>with {shown.managerInto.name}</Quiet>}
      </span>
      {hasLine && (
        <span>
          <Line>
            <strong>{shown.customerName}</strong> {shown.notes}
          </Line>
          {flags.filter(Boolean).map(flag => (
            <Flag key={String(flag)}>{flag}</Flag>
          ))}
        </span>
      )}
    </Card>
  );
}

function Person({ person, absent }: { person: PersonFieldsFragment | null; absent?: string }) {
  if (person) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return absent ? <Quiet>{absent}</Quiet> : null;
}

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
    {children}
  </Box>
);

const Card = styled('button')({
  display: 'grid',
  gap: 4,
  alignContent: 'center',
  minWidth: 0,
  minHeight: 56,
  padding: '8px 12px 8px 4px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& > span': { display: 'flex', gap: 6, alignItems: 'center', minWidth: 0, whiteSpace: 'nowrap' },
  '&:focus-visible': { outlineOffset: '-2px' },
});

const Time = styled('strong')({ fontVariantNumeric: 'tabular-nums', minWidth: 62 });

const Sold = styled('span')({
  marginLeft: 'auto',
  padding: '0 8px',
  borderRadius: 4,
  fontWeight: 650,
  lineHeight: '22px',
  color: 'var(--sf-palette-text-secondary)',
  '&[data-sold=YES]': {
    background: 'var(--sf-palette-status-good-tint)',
    color: 'var(--sf-palette-status-good-text)',
  },
});

const Line = styled('span')({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const Flag = styled('span')({
  padding: '0 6px',
  borderRadius: 4,
  fontSize: '0.75rem',
  lineHeight: '20px',
  background: 'var(--sf-palette-ground-sunken)',
  color: 'var(--sf-palette-text-secondary)',
});
