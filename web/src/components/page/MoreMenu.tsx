import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { Menu } from '../overlays';

/** Leads to another page, or does something. */
export type MoreItem = { label: string } & ({ to: string } | { run: () => void });

/** What else there is, behind three dots. */
export function MoreMenu({ label = 'More', items }: { label?: string; items: readonly MoreItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(item => (
          <MenuItem
            key={item.label}
            {...('to' in item && { component: Link, to: item.to })}
            onClick={() => {
              setAnchor(null);
              if ('run' in item) item.run();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
