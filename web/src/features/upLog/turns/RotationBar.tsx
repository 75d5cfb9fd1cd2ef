import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TeamTag } from '../../../components/deals/tags';
import { AlertDialog } from '../../../components/forms/AlertDialog';
import { ProblemText } from '../../../components/forms/ProblemText';
import { ActionsMenu } from '../../../components/page/ActionsMenu';
import { framedStyles } from '../../../components/styles/framed.styles';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { useSave } from '../../../lib/mutations/useSave';
import { useViewer } from '../../../lib/viewer';
import { CheckIn } from './CheckIn';
import type { InTurnFieldsFragment } from './inTurn.generated';
import { formatOwnPosition, formatTurnCounts, withPositions } from './rotation';
import { type TurnActions, useCanChangeTurn, useTurnActions } from './useTurnActions';

type Props = { inTurn: InTurnFieldsFragment };
type TurnPerson = InTurnFieldsFragment['waiting'][number]['person'];

/**
 * Shows the salespeople who wait in the rotation, with actions. For another day, shows how many turns each
 * person took (up-log.md, Up rotation).
 */
export function RotationBar({ inTurn: { day, waiting, taken } }: Props) {
  const { id } = useViewer();
  const canChangeTurn = useCanChangeTurn();
  const actions = useTurnActions();
  const [personToCheckOut, setPersonToCheckOut] = useState<TurnPerson | null>(null);
  const isToday = useStoreToday() === day;
  const queue = isToday ? withPositions(waiting) : [];
  const waitingIds = new Set(queue.map(({ turn }) => turn.person.id));
  const others = taken.filter(({ person }) => !waitingIds.has(person.id));
  const formatCounts = (person: TurnPerson) => {
    const counts = taken.find(each => each.person.id === person.id);
    return formatTurnCounts(counts?.taken ?? 0, counts?.skipped ?? 0);
  };

  if (!isToday && others.length === 0) return null;
  return (
    <Box component="section" aria-label="Up rotation" sx={barStyles}>
      <strong>Up rotation</strong>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {isToday && (formatOwnPosition(waiting, id) || (waiting.length === 0 ? 'No one in line' : ''))}
      </Box>
      {queue.length > 0 && (
        <Box component="ol" sx={listStyles}>
          {queue.map(({ turn, position }, index) => (
            <li key={turn.upId}>
              <TurnButton
                turn={turn}
                position={position}
                countsLabel={formatCounts(turn.person)}
                actions={canChangeTurn(turn.person.id) ? actions : null}
                isLast={!queue.slice(index + 1).some(each => each.position !== null)}
                onCheckOut={() => setPersonToCheckOut(turn.person)}
              />
            </li>
          ))}
        </Box>
      )}
      {others.length > 0 && (
        <Box sx={summaryStyles}>
          {isToday && 'Not in line: '}
          {others
            .map(each => `${each.person.name} ${formatTurnCounts(each.taken, each.skipped)}`)
            .join(' · ')}
        </Box>
      )}
      {isToday && <CheckIn waitingIds={waitingIds} actions={actions} />}
      {personToCheckOut && (
        <CheckOutDialog
          name={personToCheckOut.name}
          onCheckOut={() => actions.checkOut(personToCheckOut.id)}
          onClose={() => setPersonToCheckOut(null)}
        />
      )}
    </Box>
  );
}

const barStyles = {
  ...framedStyles,
  px: 1.5,
  py: 0.5,
  minHeight: 44,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  displayPrint: 'none',
} as const;

/** On a phone, a single line that scrolls sideways. */
const listStyles = {
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  width: { xs: 1, sm: 'auto' },
  order: { xs: 1, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  listStyle: 'none',
} as const;

const summaryStyles = { typography: 'caption', color: 'text.secondary', order: { xs: 2, sm: 0 } } as const;

type TurnButtonProps = {
  turn: InTurnFieldsFragment['waiting'][number];
  /** Null while the turn is on hold. */
  position: number | null;
  /** Number of turns taken today, as text. */
  countsLabel: string;
  /** Null if the viewer may not act for this person. */
  actions: TurnActions | null;
  isLast: boolean;
  onCheckOut: () => void;
};

/** Renders a waiting salesperson, with a menu of actions. */
export function TurnButton({
  turn: { person, isHeld },
  position,
  countsLabel,
  actions,
  isLast,
  onCheckOut,
}: TurnButtonProps) {
  const items = actions && [
    { label: 'Skip', isDisabled: isLast, run: () => void actions.skip(person.id) },
    { label: isHeld ? 'Back from lunch' : 'Lunch', run: () => void actions.hold(person.id, !isHeld) },
    { label: 'Check out', run: onCheckOut },
  ];
  return (
    <ActionsMenu
      items={items ?? []}
      note={countsLabel}
      button={triggerProps => (
        <Button
          color="inherit"
          {...triggerProps}
          sx={{ gap: 0.75, px: 0.75, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {position}
          <TeamTag team={person.team}>{person.name}</TeamTag>
          {isHeld && 'Lunch'}
        </Button>
      )}
    />
  );
}

type CheckOutDialogProps = { name: string; onCheckOut: () => Promise<void>; onClose: () => void };

/** Shows a confirmation dialog before a person loses their position in the rotation. */
export function CheckOutDialog({ name, onCheckOut, onClose }: CheckOutDialogProps) {
  const { isSaving, problem, save } = useSave<never>();

  async function checkOut() {
    if (!isSaving && !(await save(onCheckOut))) onClose();
  }

  return (
    <AlertDialog
      canCloseByBack
      title={`Check out ${name}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', onClick: onClose },
        { label: 'Check out', onClick: () => void checkOut(), isFocused: true, isDisabled: isSaving },
      ]}
    >
      Checking out gives up the place in line. The next check-in starts at the end of the line.
      <ProblemText>{problem ?? ''}</ProblemText>
    </AlertDialog>
  );
}
