import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { Menu } from '../../../../components/overlays';
import { LinkButton } from './linkLook';

export type LinkAct = { label: string } & ({ to: string } | { run: () => void });

/** What an up is linked to, and behind it what can be done about that. */
export function LinkMenu({ label, acts }: { label: string; acts: readonly LinkAct[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <LinkButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </LinkButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {acts.map(act => (
            <MenuItem
              key={act.label}
              {...('to' in act && { component: Link, to: act.to })}
              onClick={() => {
                setAnchor(null);
                if ('run' in act) act.run();
              }}
            >
              {act.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
