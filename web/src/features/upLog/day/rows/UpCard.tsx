import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import { TeamTag, UpTypeTag } from '../../../../components/deals/tags';
import { formatClockTime } from '../../../../lib/days/dates';
import { soldLabels, UNSET_SOLD_LABEL } from '../../../../lib/format/ups';
import type { DayUp } from '../../newUps/newUp';
import { cellAttributes } from '../cells/cellFocus';
import type { PickChoice } from '../cells/choices';
import { useRowValues, useUpActions } from '../upActions';
import type { UpValues } from '../upSaves';

type Props = {
  up: DayUp;
  rowNumber: number;
  isLocked: boolean;
  onOpen: (key: string) => void;
};

/** Renders a row as a card where its fields do not fit. A tap opens the row for editing. */
export function UpCard({ up, rowNumber, isLocked, onOpen }: Props) {
  const summary = useUpSummary(up);
  const { shortcuts } = useUpActions();
  return (
    <Card
      {...cellAttributes}
      type="button"
      aria-label={`Edit up #${rowNumber}`}
      disabled={isLocked}
      onClick={() => onOpen(up.key)}
    >
      {/* On an ongoing day, the buttons below show the other values. */}
      <UpSummary up={summary} isShort={shortcuts.isDayOngoing} />
    </Card>
  );
}

type SummaryProps = {
  up: Omit<UpSummaryValues, 'employeeId' | 'turnedToId' | 'managerIntoId'>;
  /** Omits the test drive and the write-up. */
  isShort?: boolean;
};

/** Summarizes an up in two or three lines. */
export function UpSummary({ up, isShort = false }: SummaryProps) {
  const flags = [
    up.isBdcUp && 'BDC',
    !isShort && up.isTestDrive && 'Test',
    !isShort && up.isWriteUp && 'Write',
  ];
  const hasTextLine = up.customerName || up.notes || flags.some(Boolean);
  return (
    <>
      <span>
        <Time>{formatClockTime(up.timeUp) || '–:–'}</Time>
        <UpTypeTag upType={up.upType} />
        <Sold data-sold={up.sold ?? undefined}>{up.sold ? soldLabels[up.sold] : UNSET_SOLD_LABEL}</Sold>
      </span>
      <span>
        <SummaryPerson person={up.salesperson} fallback="No salesperson" />
        {up.turnedTo && <span aria-hidden="true">→</span>}
        <SummaryPerson person={up.turnedTo} />
        {up.managerInto && <SecondaryText>with {up.managerInto.name}</SecondaryText>}
      </span>
      {hasTextLine && (
        <span>
          <TextLine>
            <strong>{up.customerName}</strong> {up.notes}
          </TextLine>
          {flags.filter(Boolean).map(flag => (
            <Flag key={String(flag)}>{flag}</Flag>
          ))}
        </span>
      )}
    </>
  );
}

function SummaryPerson({ person, fallback }: { person: PersonFieldsFragment | null; fallback?: string }) {
  if (person) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return fallback ? <SecondaryText>{fallback}</SecondaryText> : null;
}

const SecondaryText = ({ children }: { children: React.ReactNode }) => (
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

const TextLine = styled('span')({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const Flag = styled('span')({
  padding: '0 6px',
  borderRadius: 4,
  fontSize: '0.75rem',
  lineHeight: '20px',
  background: 'var(--sf-palette-ground-sunken)',
  color: 'var(--sf-palette-text-secondary)',
});

export type UpSummaryValues = UpValues & {
  salesperson: PersonFieldsFragment | null;
  turnedTo: PersonFieldsFragment | null;
  managerInto: PersonFieldsFragment | null;
};

/** Returns the values that a row shows, with pending changes and with people by name. */
export function useUpSummary(up: DayUp): UpSummaryValues {
  const { salespeople, managers } = useUpActions().choices;
  const { values } = useRowValues(up);
  const findPerson = (
    id: number | null,
    stored: PersonFieldsFragment | null,
    choices: readonly PickChoice<number>[],
  ) => {
    if (id === null || stored?.id === id) return id === null ? null : stored;
    const choice = choices.find(({ value }) => value === id);
    return choice
      ? { id, name: choice.label, initials: choice.initials ?? '', team: choice.team ?? null }
      : null;
  };
  return {
    ...values,
    salesperson: findPerson(values.employeeId, up.salesperson, salespeople),
    turnedTo: findPerson(values.turnedToId, up.turnedTo, salespeople),
    managerInto: findPerson(values.managerIntoId, up.managerInto, managers),
  };
}
