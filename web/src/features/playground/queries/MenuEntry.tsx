import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isSameQuery, type PlaygroundQuery } from '../queryLink';
import { useActiveQuery } from '../tabs/useTabs';

type MenuEntryProps = { name: string; description?: string; query: PlaygroundQuery; onOpen: (query: PlaygroundQuery) => void };

/** Shows a query of the menu, highlighted while it is in the active tab. */
export function MenuEntry({ name, description, query, onOpen }: MenuEntryProps) {
  const isOpen = isSameQuery(useActiveQuery(), query);
  return (
    <Box
      component="button"
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(query)}
      sx={entryStyles}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {description && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {description}
        </Box>
      )}
    </Box>
  );
}

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1 }}>
      <Box component="h2" sx={{ m: 0, px: 1, py: 0.5, typography: 'h3', color: 'text.secondary' }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
        {children}
      </Box>
    </Box>
  );
}

const entryStyles = {
  display: 'grid',
  gap: 0.25,
  width: '100%',
  minWidth: 0,
  px: 1,
  py: 0.75,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  typography: 'body2',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'ground.sunken' },
  '&[aria-current]': { bgcolor: 'accent.soft', color: 'accent.strong' },
} as const;
