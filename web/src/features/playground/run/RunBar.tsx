import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { mdiPlay, mdiStop } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { createIcon } from '../../../components/icons/icons';
import { Select } from '../../../components/overlays';
import { copyText } from '../../../lib/copyText';
import { buildQueryLink } from '../playgroundQuery';
import { SaveQueryDialog } from '../queries/SaveQueryDialog';
import { useActiveQuery, useActiveResponse, useAreEditorsReady } from '../tabs/useTabs';

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
    if (isCopied)
      showToast(
        'Link copied. Anyone who opens it gets this query and sees only the data they have access to.',
      );
    else showToast('Couldn’t copy the link. Try again.', 'warning');
  }

  return (
    <Box role="group" aria-label="Query actions" sx={barStyles}>
      <Button
        variant="contained"
        disabled={!isReady}
        startIcon={isFetching ? <StopIcon /> : <RunIcon />}
        title="Ctrl+Enter in the query"
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

/** Selects the operation to run. Renders nothing if the query has only one operation. */
export function OperationSelect() {
  const { operations = [], operationName } = useGraphiQL(pick('operations', 'operationName'));
  const { setOperationName } = useGraphiQLActions();
  const names = operations.flatMap(({ name }) => name?.value ?? []);
  if (names.length < 2) return null;
  return (
    <Select
      label="Operation"
      value={operationName && names.includes(operationName) ? operationName : ''}
      onChange={event => setOperationName(event.target.value)}
      sx={{ minWidth: 160 }}
    >
      {names.map(name => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

const formatWholeNumber = (count: number): string => count.toLocaleString('en-US');

/** Shows the cost of the last run of the query. */
export function QueryCostText() {
  const cost = useActiveResponse()?.cost;
  if (!cost) return null;
  return (
    <Box role="status" sx={costStyles}>
      Cost {formatWholeNumber(cost.asked)} of {formatWholeNumber(cost.allowed)} ·{' '}
      {formatWholeNumber(cost.left)} left this minute
    </Box>
  );
}

/** On a phone, the cost takes a separate line below the buttons. */
const costStyles = {
  typography: 'caption',
  color: 'text.secondary',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
} as const;
