import Button from '@mui/material/Button';
import { TeamTag } from '../../../components/deals/TeamTag';
import { ActsMenu } from '../../../components/page/MoreMenu';
import type { InTurnFieldsFragment } from './inTurn.generated';
import type { TurnActs } from './useTurnActs';

type Props = {
  turn: InTurnFieldsFragment['waiting'][number];
  /** Null while the turn is held. */
  place: number | null;
  /** How many turns they took today. */
  counted: string;
  /** None where the viewer may not act for them. */
  acts: TurnActs | null;
  isLast: boolean;
  onCheckOut: () => void;
};

/** Someone who waits for a turn; opens what can be done. */
export function TurnButton({ turn: { person, isHeld }, place, counted, acts, isLast, onCheckOut }: Props) {
  const items = acts && [
    { label: 'Skip', isDisabled: isLast, run: () => void acts.skip(person.id) },
    { label: isHeld ? 'Back' : 'Lunch', run: () => void acts.hold(person.id, !isHeld) },
    { label: 'Check out', run: onCheckOut },
  ];
  return (
    <ActsMenu
      items={items ?? []}
      told={counted}
      button={opens => (
        <Button
          color="inherit"
          {...opens}
          sx={{ gap: 0.75, px: 0.75, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {place}
          <TeamTag team={person.team}>{person.name}</TeamTag>
          {isHeld && 'Lunch'}
        </Button>
      )}
    />
  );
}
