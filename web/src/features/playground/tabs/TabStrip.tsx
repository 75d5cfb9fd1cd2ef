import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { AddIcon, CloseIcon } from '../../../components/icons/icons';
import type { TypedQuery } from '../queryLink';
import { CloseTabDialog } from './CloseTabDialog';
import { canBeHadAgain, textOf } from './tabs';

/** The queries that are open, each called by its operation. Closing one that nobody keeps asks first. */
export function TabStrip({ known }: { known: readonly TypedQuery[] }) {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const { addTab, changeTab, closeTab } = useGraphiQLActions();
  const [closing, setClosing] = useState<number | null>(null);

  function close(index: number) {
    const tab = tabs[index];
    if (tab && !canBeHadAgain(textOf(tab), known)) setClosing(index);
    else closeTab(index);
  }

  return (
    <Box role="group" aria-label="Open queries" sx={strip}>
      {tabs.map(({ id, title, operationName }, index) => {
        const name = operationName ? title : 'Untitled';
        return (
          <Box key={id} sx={[tabLook, index === activeTabIndex && frontLook]}>
            <Box
              component="button"
              type="button"
              aria-current={index === activeTabIndex ? 'true' : undefined}
              onClick={() => index !== activeTabIndex && changeTab(index)}
              sx={nameLook}
            >
              {name}
            </Box>
            {tabs.length > 1 && (
              <IconButton aria-label={`Close ${name}`} onClick={() => close(index)} sx={{ minWidth: 28 }}>
                <CloseIcon sx={{ fontSize: 14 }} />
              </IconButton>
            )}
          </Box>
        );
      })}
      <IconButton aria-label="New query" onClick={addTab}>
        <AddIcon fontSize="small" />
      </IconButton>
      {closing !== null && (
        <CloseTabDialog
          onCancel={() => setClosing(null)}
          onClose={() => {
            closeTab(closing);
            setClosing(null);
          }}
        />
      )}
    </Box>
  );
}

const strip = { display: 'flex', gap: 0.5, overflowX: 'auto', alignItems: 'center' } as const;

const tabLook = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const;

const frontLook = { bgcolor: 'accent.soft', '& button': { color: 'accent.strong' } } as const;

const nameLook = {
  minHeight: { xs: 44, sm: 32 },
  px: 1.25,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  typography: 'body2',
  fontWeight: 600,
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
} as const;
