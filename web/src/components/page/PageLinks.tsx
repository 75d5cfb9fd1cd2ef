import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { Menu } from './overlays';

export type PageLink = { label: string; to: string };

/** Leads from a page's head to what belongs to it; on a phone from a menu, for its line has no room for words. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const isPhone = useIsPhone();
  if (isPhone && links.length > 0) return <LinkMenu links={links} />;
  return links.map(({ label, to }) => (
    <Button key={to} component={Link} to={to}>
      {label}
    </Button>
  ));
}

function LinkMenu({ links }: { links: readonly PageLink[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {links.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
