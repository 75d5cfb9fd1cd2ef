import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MoreIcon } from '../look/icons';
import { Menu } from '../overlays';

/** Leads to another page, or does something. */
export type MoreItem = { label: string; isDisabled?: boolean } & ({ to: string } | { run: () => void });

/** What makes a button open a menu. */
type Opens = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

type Props = {
  items: readonly MoreItem[];
  /** Stands below the items, and is read only. */
  told?: string;
  button: (opens: Opens) => ReactNode;
};

/** A button, and behind it what can be done. */
export function ActsMenu({ items, told, button }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: event => setAnchor(event.currentTarget),
      })}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(item => (
          <MenuItem
            key={item.label}
            disabled={item.isDisabled ?? false}
            {...('to' in item && { component: Link, to: item.to })}
            onClick={() => {
              setAnchor(null);
              if ('run' in item) item.run();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
        {told && (
          <MenuItem disabled sx={toldLook}>
            {told}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** Nothing to press, and to be read all the same. */
const toldLook = {
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary', typography: 'caption' },
} as const;

/** What else there is, behind three dots. */
export const MoreMenu = ({ items }: { items: readonly MoreItem[] }) => (
  <ActsMenu
    items={items}
    button={opens => (
      <IconButton aria-label="More" {...opens}>
        <MoreIcon />
      </IconButton>
    )}
  />
);
