import Button from '@mui/material/Button';
import { TeamTag } from '../../../components/deals/TeamTag';
import { ActionsMenu } from '../../../components/page/MoreMenu';
import type { InTurnFieldsFragment } from './inTurn.generated';
import type { TurnActions } from './useTurnActs';

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
export function TurnButton({ turn: { person, isHeld }, position, countsLabel, actions, isLast, onCheckOut }: TurnButtonProps) {
  const items = actions && [
    { label: 'Skip', isDisabled: isLast, run: () => void actions.skip(person.id) },
    { label: isHeld ? 'Back' : 'Lunch', run: () => void actions.hold(person.id, !isHeld) },
    { label: 'Check out', run: onCheckOut },
  ];
  return (
    <ActionsMenu
      items={items ?? []}
      note={countsLabel}
      button={opens => (
        <Button
          color="inherit"
          {...opens}
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
