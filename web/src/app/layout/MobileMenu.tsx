import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CloseIcon, HelpIcon } from '../../components/icons/icons';
import { Drawer } from '../../components/overlays';
import { NavLinks } from './NavLinks';
import type { Abilities } from './navigation';
import { barFocusStyles, barItemStyles, LogOutButton, ThemeSwitch } from './TopBarButtons';
import type { OpenTopBarDialog } from './useShortcuts';

type MobileMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  name: string;
  can: Abilities | undefined;
  onOpenDialog: OpenTopBarDialog | undefined;
};

/**
 * Renders the links as an overlay on windows narrower than 1024 px. The overlay traps the focus. Escape, the
 * close button or any link closes it.
 */
export function MobileMenu({ isOpen, onClose, name, can, onOpenDialog }: MobileMenuProps) {
  const hasRoomForBar = useMediaQuery('(min-width: 1024px)', { noSsr: true });
  return (
    <Drawer
      anchor="right"
      open={isOpen && !hasRoomForBar}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: drawerStyles } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 0.5, minHeight: 48, gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 650 }}>
          {name}
        </Box>
        <IconButton
          aria-label="Help"
          aria-haspopup="dialog"
          disabled={!onOpenDialog}
          onClick={() => {
            onClose();
            onOpenDialog?.('help');
          }}
          sx={[barItemStyles, { minWidth: 44, minHeight: 44 }]}
        >
          <HelpIcon />
        </IconButton>
        <IconButton
          aria-label="Close menu"
          onClick={onClose}
          sx={[barItemStyles, { minWidth: 44, minHeight: 44 }]}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ display: 'flex', flexDirection: 'column' }}>
        <NavLinks can={can} isStacked onNavigate={onClose} />
      </Box>
      <Box sx={{ mt: 'auto', p: 1, display: 'flex', justifyContent: 'space-between' }}>
        <ThemeSwitch />
        <LogOutButton hasLabel />
      </Box>
    </Drawer>
  );
}

const drawerStyles = {
  width: 'min(100vw, 320px)',
  bgcolor: 'bar.main',
  color: 'bar.text',
  ...barFocusStyles,
} as const;
