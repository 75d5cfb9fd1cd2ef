import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { HelpIcon, MenuIcon, SearchIcon } from '../../components/icons/icons';
import { ProductLogo } from '../../components/page/ProductLogo';
import { useStoreName } from '../../lib/auth/publicSettings';
import { preloadPageAt } from '../pages';
import { MobileMenu } from './MobileMenu';
import { NavLinks } from './NavLinks';
import type { Abilities } from './navigation';
import { barFocusStyles, barItemStyles, LogOutButton, ThemeSwitch } from './TopBarButtons';
import { FIND_SHORTCUT, type OpenTopBarDialog, useNavigationShortcuts } from './useShortcuts';

type TopBarProps = { name: string; can: Abilities | undefined; onOpenDialog: OpenTopBarDialog | undefined };

/**
 * Renders the 48 px bar with the logo, the links and the signed-in person. Below 1024 px the links are in a
 * menu.
 */
export function TopBar({ name, can, onOpenDialog }: TopBarProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useNavigationShortcuts(can);
  usePagePreloading();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 48,
        display: 'flex',
        alignItems: 'stretch',
        gap: { xs: 0.5, lg: 1.5 },
        px: { xs: 0.5, sm: 1.5 },
        bgcolor: 'bar.main',
        color: 'bar.text',
        displayPrint: 'none',
        ...barFocusStyles,
      }}
    >
      <HomeLink />
      <Box
        component="nav"
        aria-label="Main"
        sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'stretch' }}
      >
        <NavLinks can={can} />
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Box component="span" title={name} sx={personNameStyles}>
          {name}
        </Box>
        <IconButton
          aria-label="Find"
          aria-haspopup="dialog"
          title={`Find (${FIND_SHORTCUT})`}
          disabled={!onOpenDialog}
          onClick={() => onOpenDialog?.('find')}
          sx={barItemStyles}
        >
          <SearchIcon fontSize="small" />
        </IconButton>
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          <IconButton
            aria-label="Help"
            aria-haspopup="dialog"
            title="Help (?)"
            disabled={!onOpenDialog}
            onClick={() => onOpenDialog?.('help')}
            sx={barItemStyles}
          >
            <HelpIcon fontSize="small" />
          </IconButton>
          <ThemeSwitch />
          <LogOutButton />
        </Box>
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
          sx={[barItemStyles, { display: { md: 'none' }, minWidth: 44, minHeight: 44 }]}
        >
          <MenuIcon />
        </IconButton>
      </Box>
      <MobileMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        name={name}
        can={can}
        onOpenDialog={onOpenDialog}
      />
    </Box>
  );
}

const personNameStyles = {
  px: 0.5,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', md: 'normal', lg: 'nowrap' },
  typography: 'body2',
  // On a narrow desktop the links leave room for one word, so the first and the last name are on two lines.
  fontSize: { md: '0.75rem', lg: '0.875rem' },
  lineHeight: { md: 1.25, lg: 'inherit' },
} as const;

function HomeLink() {
  const storeName = useStoreName();
  return (
    <Box
      component={Link}
      to="/"
      aria-label={`${storeName} home`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        minWidth: 44,
        // Leaves room for the links and the person's name.
        maxWidth: { xs: 'min(50vw, 240px)', lg: 200 },
        flexShrink: 0,
        justifyContent: 'center',
        color: 'bar.text',
        textDecoration: 'none',
        fontWeight: 700,
        fontSize: '0.9375rem',
      }}
    >
      <ProductLogo />
      <Box component="span" sx={storeNameStyles}>
        {storeName}
      </Box>
    </Box>
  );
}

const storeNameStyles = {
  display: { xs: 'inline', md: 'none', lg: 'inline' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Returns whether the browser's data saver is on. */
const isDataSaverOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Preloads the code of a screen when a link to it is hovered, focused or touched. */
export function usePagePreloading(): void {
  useEffect(function watchLinks() {
    const preloadLinkedPage = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin && !isDataSaverOn()) preloadPageAt(link.pathname);
    };
    const eventNames = ['pointerover', 'focusin'] as const;
    for (const eventName of eventNames) document.addEventListener(eventName, preloadLinkedPage);
    return () => {
      for (const eventName of eventNames) document.removeEventListener(eventName, preloadLinkedPage);
    };
  }, []);
}
