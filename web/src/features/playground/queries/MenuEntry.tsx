import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isSame, type TypedQuery } from '../queryLink';
import { useTypedQuery } from '../tabs/useTabs';

type Props = { name: string; sentence?: string; query: TypedQuery; onOpen: (query: TypedQuery) => void };

/** A query to choose, marked while it is the one in front. */
export function MenuEntry({ name, sentence, query, onOpen }: Props) {
  const isOpen = isSame(useTypedQuery(), query);
  return (
    <Box
      component="button"
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(query)}
      sx={entry}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {sentence && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {sentence}
        </Box>
      )}
    </Box>
  );
}

/** Entries under a heading. */
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

const entry = {
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
