import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { mdiPlay, mdiStop } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { createIcon } from '../../../components/icons/icons';
import { copyText } from '../../../lib/copyText';
import { QueryCostText } from '../answer/CostText';
import { SaveQueryDialog } from '../queries/SaveDialog';
import { buildQueryLink } from '../queryLink';
import { useAreEditorsReady, useActiveQuery } from '../tabs/useTabs';
import { OperationSelect } from './OperationSelect';

const RunIcon = createIcon(mdiPlay);
const StopIcon = createIcon(mdiStop);

export function RunBar() {
  const { isFetching } = useGraphiQL(pick('isFetching'));
  const { run } = useGraphiQLActions();
  const isReady = useAreEditorsReady();
  const query = useActiveQuery();
  const [isSaving, setIsSaving] = useState(false);
  const showToast = useToast();
  const isBlank = query.document.trim() === '';

  async function copyLink() {
    const isCopied = await copyText(buildQueryLink(query, window.location.origin));
    if (isCopied) showToast('Link copied. Whoever opens it sees this query with their own rights.');
    else showToast('The link could not be copied.', 'warning');
  }

  return (
    <Box role="group" aria-label="What to do with the query" sx={barStyles}>
      <Button
        variant="contained"
        disabled={!isReady}
        startIcon={isFetching ? <StopIcon /> : <RunIcon />}
        title="Ctrl-Enter in the query"
        onClick={() => run()}
        sx={{ minWidth: 96 }}
      >
        {isFetching ? 'Stop' : 'Run'}
      </Button>
      <OperationSelect />
      <QueryCostText />
      <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void copyLink()} disabled={isBlank}>
          Copy link
        </Button>
        <Button variant="outlined" onClick={() => setIsSaving(true)} disabled={isBlank}>
          Save…
        </Button>
      </Box>
      {isSaving && <SaveQueryDialog query={query} onClose={() => setIsSaving(false)} />}
    </Box>
  );
}

const barStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
