import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MoreIcon } from '../icons/icons';
import { Menu } from '../overlays';

/** A menu item that links to another page or runs an action. */
export type ActionItem = { label: string; isDisabled?: boolean } & ({ to: string } | { run: () => void });

/** Props of the button that opens the menu. */
type MenuTriggerProps = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

type Props = {
  items: readonly ActionItem[];
  /** A read-only text below the items. */
  note?: string;
  button: (triggerProps: MenuTriggerProps) => ReactNode;
};

/** Renders a button with a menu of actions. */
export function ActionsMenu({ items, note, button }: Props) {
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
        {note && (
          <MenuItem disabled sx={noteStyles}>
            {note}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** The note is disabled, so that it cannot be selected, but stays readable. */
const noteStyles = {
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary', typography: 'caption' },
} as const;

/** Renders a menu of further actions behind a button with three dots. */
export const MoreMenu = ({ items }: { items: readonly ActionItem[] }) => (
  <ActionsMenu
    items={items}
    button={triggerProps => (
      <IconButton aria-label="More" {...triggerProps}>
        <MoreIcon />
      </IconButton>
    )}
  />
);
