import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router';
import { mayOpen } from '../pages';
import { barItem } from './barLook';
import { type Abilities, links } from './links';

type Props = {
  /** What the viewer may do; unknown until they have been read. */
  can: Abilities | undefined;
  /** One under another and thumb-sized, as in the menu. */
  isStacked?: boolean;
  onFollow?: () => void;
};

/** The links; the one of the page shown is underlined. In the menu what lies behind a page stands below its link. */
export function NavLinks({ can, isStacked = false, onFollow }: Props) {
  const { pathname } = useLocation();
  const shown = links.flatMap(({ behind, ...link }) => [
    {
      ...link,
      isHere: [link, ...(isStacked ? [] : behind)].some(({ page }) => page.path === pathname),
      isBehind: false,
    },
    ...(isStacked
      ? behind.map(each => ({ ...each, isHere: each.page.path === pathname, isBehind: true }))
      : []),
  ]);
  return shown
    .filter(({ page }) => mayOpen(page, can))
    .map(({ label, page, isHere, isBehind }) => (
      <Box
        key={page.path}
        component={Link}
        to={page.path}
        aria-current={isHere ? 'page' : undefined}
        onClick={onFollow}
        sx={[itemLook, barItem, isStacked && stackedLook, isBehind && behindLook]}
      >
        {label}
      </Box>
    ));
}

const itemLook = {
  display: 'flex',
  alignItems: 'center',
  px: { md: 0.625, lg: 1.25 },
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&[aria-current=page]': { color: 'bar.text', boxShadow: 'inset 0 -3px var(--sf-palette-bar-mark)' },
  // Where shadows are not drawn.
  '@media (forced-colors: active)': { '&[aria-current=page]': { borderBottom: '3px solid Highlight' } },
} as const;

const stackedLook = {
  minHeight: 48,
  px: 2,
  fontSize: '0.9375rem',
  '&[aria-current=page]': { color: 'bar.text', boxShadow: 'inset 3px 0 var(--sf-palette-bar-mark)' },
  '@media (forced-colors: active)': { '&[aria-current=page]': { borderInlineStart: '3px solid Highlight' } },
} as const;

const behindLook = { minHeight: 44, pl: 4, fontWeight: 400 } as const;
