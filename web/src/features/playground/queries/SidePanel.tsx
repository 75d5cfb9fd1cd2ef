import { DOC_EXPLORER_PLUGIN, DocExplorer } from '@graphiql/plugin-doc-explorer';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CloseIcon } from '../../../components/icons/icons';
import { graphiqlStyles } from '../editor/editor.styles';
import type { PlaygroundQuery } from '../playgroundQuery';
import { BuiltInQueryList, SavedQueryList } from './QueryMenu';

type SidePanelProps = {
  onOpen: (query: PlaygroundQuery) => void;
  /** Present only if the panel covers the page. */
  onClose?: () => void;
};

/** Shows the built-in and saved queries, or the documentation of the schema. */
export function SidePanel({ onOpen, onClose }: SidePanelProps) {
  const view = useGraphiQL(state =>
    state.visiblePlugin === DOC_EXPLORER_PLUGIN ? 'documentation' : 'questions',
  );
  const { setVisiblePlugin } = useGraphiQLActions();
  return (
    <Box component="section" aria-label="Queries and documentation" sx={panelStyles}>
      <Box sx={{ display: 'flex', gap: 1, p: 1 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Show"
          value={view}
          onChange={(_event, next) =>
            next && setVisiblePlugin(next === 'documentation' ? DOC_EXPLORER_PLUGIN : null)
          }
        >
          <ToggleButton value="questions">Queries</ToggleButton>
          <ToggleButton value="documentation">Documentation</ToggleButton>
        </ToggleButtonGroup>
        {onClose && (
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {view === 'documentation' ? (
        <Box className="graphiql-container" sx={[graphiqlStyles, documentationStyles]}>
          <DocExplorer />
        </Box>
      ) : (
        <Box sx={{ overflowY: 'auto', px: 1, pb: 1 }}>
          <SavedQueryList onOpen={onOpen} />
          <BuiltInQueryList onOpen={onOpen} />
        </Box>
      )}
    </Box>
  );
}

const panelStyles = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  height: { xs: '100%', md: 'auto' },
  bgcolor: 'background.paper',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { md: 2 },
} as const;

const documentationStyles = {
  overflowY: 'auto',
  p: 1.5,
  overflowWrap: 'anywhere',
  '& a': { textDecoration: 'underline' },
} as const;
