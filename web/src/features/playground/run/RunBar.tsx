import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { mdiPlay, mdiStop } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { createIcon } from '../../../components/icons/icons';
import { copyText } from '../../../lib/copyText';
import { CostText } from '../answer/CostText';
import { SaveDialog } from '../queries/SaveDialog';
import { linkTo } from '../queryLink';
import { useIsReady, useTypedQuery } from '../tabs/useTabs';
import { OperationSelect } from './OperationSelect';

const RunIcon = createIcon(mdiPlay);
const StopIcon = createIcon(mdiStop);

/** Runs the query in front, and what else can be done with it. */
export function RunBar() {
  const { isFetching } = useGraphiQL(pick('isFetching'));
  const { run } = useGraphiQLActions();
  const isReady = useIsReady();
  const typed = useTypedQuery();
  const [isSaving, setIsSaving] = useState(false);
  const showToast = useToast();
  const isBlank = typed.document.trim() === '';

  async function share() {
    const isCopied = await copyText(linkTo(typed, window.location.origin));
    if (isCopied) showToast('Link copied. Whoever opens it sees this query with their own rights.');
    else showToast('The link could not be copied.', 'warning');
  }

  return (
    <Box role="group" aria-label="What to do with the query" sx={bar}>
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
      <CostText />
      <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void share()} disabled={isBlank}>
          Copy link
        </Button>
        <Button variant="outlined" onClick={() => setIsSaving(true)} disabled={isBlank}>
          Save…
        </Button>
      </Box>
      {isSaving && <SaveDialog query={typed} onClose={() => setIsSaving(false)} />}
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
