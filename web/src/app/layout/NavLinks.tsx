import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router';
import { canOpenPage } from '../pages';
import { type Abilities, navLinks } from './navigation';
import { barItemStyles } from './TopBarButtons';

type NavLinksProps = {
  /** The viewer's abilities; undefined until they are loaded. */
  can: Abilities | undefined;
  /** Shows the links in a column with touch-sized rows, as in the menu. */
  isStacked?: boolean;
  onNavigate?: () => void;
};

/**
 * Renders the navigation links and marks the current page. In the menu, the sub-pages of a page are listed
 * below its link.
 */
export function NavLinks({ can, isStacked = false, onNavigate }: NavLinksProps) {
  const { pathname } = useLocation();
  const visibleLinks = navLinks.flatMap(({ subPages, ...link }) => [
    {
      ...link,
      isCurrent: [link, ...(isStacked ? [] : subPages)].some(({ page }) => page.path === pathname),
      isSubPage: false,
    },
    ...(isStacked
      ? subPages.map(subPage => ({ ...subPage, isCurrent: subPage.page.path === pathname, isSubPage: true }))
      : []),
  ]);
  return visibleLinks
    .filter(({ page }) => canOpenPage(page, can))
    .map(({ label, page, isCurrent, isSubPage }) => (
      <Box
        key={page.path}
        component={Link}
        to={page.path}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
        sx={[itemStyles, barItemStyles, isStacked && stackedStyles, isSubPage && subPageStyles]}
      >
        {label}
      </Box>
    ));
}

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  px: { md: 0.625, lg: 1.25 },
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&[aria-current=page]': { color: 'bar.text', boxShadow: 'inset 0 -3px var(--sf-palette-bar-mark)' },
  // The underline is a border, because browsers do not draw shadows with forced colors.
  '@media (forced-colors: active)': { '&[aria-current=page]': { borderBottom: '3px solid Highlight' } },
} as const;

const stackedStyles = {
  minHeight: 48,
  px: 2,
  fontSize: '0.9375rem',
  '&[aria-current=page]': { color: 'bar.text', boxShadow: 'inset 3px 0 var(--sf-palette-bar-mark)' },
  '@media (forced-colors: active)': { '&[aria-current=page]': { borderInlineStart: '3px solid Highlight' } },
} as const;

const subPageStyles = { minHeight: 44, pl: 4, fontWeight: 400 } as const;
