import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { TeamTag } from '../../../components/deals/TeamTag';
import { Menu } from '../../../components/overlays';
import type { InTurnFieldsFragment } from '../../../generated/turns';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (then: () => void) => () => {
    setAnchor(null);
    then();
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ gap: 0.75, px: 0.75, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {place}
        <TeamTag team={person.team}>{person.name}</TeamTag>
        {isHeld && 'Lunch'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {acts && [
          <MenuItem key="skip" disabled={isLast} onClick={close(() => void acts.skip(person.id))}>
            Skip
          </MenuItem>,
          <MenuItem key="hold" onClick={close(() => void acts.hold(person.id, !isHeld))}>
            {isHeld ? 'Back' : 'Lunch'}
          </MenuItem>,
          <MenuItem key="out" onClick={close(onCheckOut)}>
            Check out
          </MenuItem>,
        ]}
        <MenuItem disabled sx={told}>
          {counted}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Nothing to press, and to be read all the same. */
const told = { '&.Mui-disabled': { opacity: 1, color: 'text.secondary', typography: 'caption' } } as const;
