import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Menu } from '../../../components/overlays';
import { useUpPeopleQuery } from '../../../generated/graphql';
import { useViewer } from '../../../lib/viewer';
import type { TurnActs } from './useTurnActs';

type Props = { waiting: ReadonlySet<number>; acts: TurnActs };

/** Adds oneself at the end; for whoever acts for others, one of those who do not wait. */
export function CheckIn({ waiting, acts }: Props) {
  const { id, can } = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useUpPeopleQuery({ skip: !can.manageTurns });
  const others = data?.upPeople.salespeople.filter(person => !waiting.has(person.id)) ?? [];
  if (can.takeTurns && !waiting.has(id)) {
    return (
      <Button variant="contained" disabled={acts.isBusy} onClick={() => void acts.checkIn(id)} sx={kept}>
        Check in
      </Button>
    );
  }
  if (others.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={kept}
      >
        Check in…
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {others.map(person => (
          <MenuItem
            key={person.id}
            onClick={() => {
              setAnchor(null);
              void acts.checkIn(person.id);
            }}
          >
            {person.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const kept = { ml: 'auto', flex: 'none', whiteSpace: 'nowrap' } as const;
