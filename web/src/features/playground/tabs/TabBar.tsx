import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { AlertDialog } from '../../../components/forms/AlertDialog';
import { AddIcon, CloseIcon } from '../../../components/icons/icons';
import { getTabQuery, isRecoverable, type PlaygroundQuery } from '../playgroundQuery';

/**
 * Shows the open queries as tabs, labeled with their operations. Shows a confirmation before it closes an
 * unsaved query.
 */
export function TabBar({ knownQueries }: { knownQueries: readonly PlaygroundQuery[] }) {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const { addTab, changeTab, closeTab } = useGraphiQLActions();
  const [closingIndex, setClosingIndex] = useState<number | null>(null);

  function requestClose(index: number) {
    const tab = tabs[index];
    if (tab && !isRecoverable(getTabQuery(tab), knownQueries)) setClosingIndex(index);
    else closeTab(index);
  }

  return (
    <Box role="group" aria-label="Open queries" sx={tabBarStyles}>
      {tabs.map(({ id, title, operationName }, index) => {
        const name = operationName ? title : 'Untitled';
        return (
          <Box key={id} sx={[tabStyles, index === activeTabIndex && activeTabStyles]}>
            <Box
              component="button"
              type="button"
              aria-current={index === activeTabIndex ? 'true' : undefined}
              onClick={() => index !== activeTabIndex && changeTab(index)}
              sx={tabNameStyles}
            >
              {name}
            </Box>
            {tabs.length > 1 && (
              <IconButton
                aria-label={`Close ${name}`}
                onClick={() => requestClose(index)}
                sx={{ minWidth: 28 }}
              >
                <CloseIcon sx={{ fontSize: 14 }} />
              </IconButton>
            )}
          </Box>
        );
      })}
      <IconButton aria-label="New query" onClick={addTab}>
        <AddIcon fontSize="small" />
      </IconButton>
      {closingIndex !== null && (
        <CloseTabDialog
          onCancel={() => setClosingIndex(null)}
          onClose={() => {
            closeTab(closingIndex);
            setClosingIndex(null);
          }}
        />
      )}
    </Box>
  );
}

const tabBarStyles = { display: 'flex', gap: 0.5, overflowX: 'auto', alignItems: 'center' } as const;

const tabStyles = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const;

const activeTabStyles = { bgcolor: 'accent.soft', '& button': { color: 'accent.strong' } } as const;

const tabNameStyles = {
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

type CloseTabDialogProps = { onCancel: () => void; onClose: () => void };

export const CloseTabDialog = ({ onCancel, onClose }: CloseTabDialogProps) => (
  <AlertDialog
    canCloseByBack
    title="Close this query?"
    onClose={onCancel}
    actions={[
      { label: 'Cancel', onClick: onCancel, isFocused: true },
      { label: 'Close query', onClick: onClose, isDangerous: true },
    ]}
  >
    This query isn’t in your saved queries, so it will be lost.
  </AlertDialog>
);
