import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import { TeamTag } from '../../../../components/deals/TeamTag';
import { UpTypeTag } from '../../../../components/deals/UpTypeTag';
import { clockTime } from '../../../../lib/days/dates';
import { soldLabels, UNSET_SOLD } from '../../../../lib/values/upValues';
import type { DayUp } from '../../newUps/newUp';
import { cellMark } from '../cells/cellFocus';
import { useUpActions } from '../upActions';
import { type ShownUp, useShownUp } from './useShownUp';

type Props = {
  up: DayUp;
  place: number;
  isLocked: boolean;
  onOpen: (key: string) => void;
};

/** A row where there is no room for its fields; a tap opens it to be edited. */
export function UpCard({ up, place, isLocked, onOpen }: Props) {
  const shown = useShownUp(up);
  const { shortcuts } = useUpActions();
  return (
    <Card
      {...cellMark}
      type="button"
      aria-label={`Edit row ${place}`}
      disabled={isLocked}
      onClick={() => onOpen(up.key)}
    >
      {/* While the day runs, the buttons below show the rest. */}
      <UpSummary up={shown} isShort={shortcuts.isRunning} />
    </Card>
  );
}

type SummaryProps = {
  up: Omit<ShownUp, 'employeeId' | 'turnedToId' | 'managerIntoId'>;
  /** Leaves out the test drive and the write-up. */
  isShort?: boolean;
};

/** All of an up in two or three lines. */
export function UpSummary({ up, isShort = false }: SummaryProps) {
  const flags = [
    up.isBdcUp && 'BDC',
    !isShort && up.isTestDrive && 'Test',
    !isShort && up.isWriteUp && 'Write',
  ];
  const hasLine = up.customerName || up.notes || flags.some(Boolean);
  return (
    <>
      <span>
        <Time>{clockTime(up.timeUp) || '–:–'}</Time>
        <UpTypeTag upType={up.upType} />
        <Sold data-sold={up.sold ?? undefined}>{up.sold ? soldLabels[up.sold] : UNSET_SOLD}</Sold>
      </span>
      <span>
        <Person person={up.salesperson} absent="No salesperson" />
        {up.turnedTo && <span aria-hidden="true">→</span>}
        <Person person={up.turnedTo} />
        {up.managerInto && <Quiet>with {up.managerInto.name}</Quiet>}
      </span>
      {hasLine && (
        <span>
          <Line>
            <strong>{up.customerName}</strong> {up.notes}
          </Line>
          {flags.filter(Boolean).map(flag => (
            <Flag key={String(flag)}>{flag}</Flag>
          ))}
        </span>
      )}
    </>
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

export const cardStyles = {
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
} as const;

const Card = styled('button')(cardStyles);

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
