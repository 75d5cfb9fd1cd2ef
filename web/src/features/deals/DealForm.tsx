import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { ConfirmButton } from '../../components/ConfirmButton';
import { useToast } from '../../components/Toast';
import type { DealFieldsFragment } from '../../generated/graphql';
import type { Day } from '../../lib/dates';
import { DealFields } from './DealFields';
import { DealHistory } from './DealHistory';
import { type DealDraft, draftOf, isChanged, newDraft } from './dealForm';
import { useKeepTyped } from './useKeepTyped';
import { type Saved, useSaveDeal } from './useSaveDeal';

export const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';

type Props = {
  /** The deal to update; absent for a new one. */
  deal?: DealFieldsFragment | undefined;
  /** The day that is being looked at: a new deal begins on it. */
  day: Day;
  onClose: () => void;
};

type Work = 'saving' | 'deleting';

/** Creates and edits a deal (brief §2, Deal form). What was typed stays until it is saved or given up. */
export function DealForm({ deal, day, onClose }: Props) {
  const [before] = useState<DealDraft>(() => (deal ? draftOf(deal) : newDraft(day)));
  const [draft, setDraft] = useState(before);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { add, update, erase } = useSaveDeal();
  const showToast = useToast();
  const { isAskingToDiscard, close } = useKeepTyped(isChanged(draft, before), onClose);

  async function run(kind: Work, task: () => Promise<Saved>) {
    if (work) return;
    setWork(kind);
    setProblem(null);
    const saved = await task();
    setWork(null);
    if (saved.kind === 'refused') return setProblem(saved.sentence);
    if (saved.kind === 'not-renumbered') showToast(`Failed to update deal ID: ${saved.sentence}`, 'error');
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.number.trim() === '') return setProblem(EMPTY_DEAL_ID);
    void run('saving', () => (deal ? update(deal, draft, before) : add(draft)));
  }

  const label = deal ? 'Update Deal' : 'Add Deal';
  const busyLabel = deal ? 'Updating...' : 'Adding...';

  return (
    <Box component="form" noValidate onSubmit={submit} aria-labelledby="deal-form-title" sx={sheet}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id="deal-form-title" variant="h1">
          {deal ? `Update Deal #${deal.number}` : 'Create Deal'}
        </Typography>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          {isAskingToDiscard && (
            <Button color="error" variant="contained" onClick={onClose} autoFocus>
              Discard changes
            </Button>
          )}
          <IconButton aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
      </Box>
      <DealFields
        deal={deal}
        draft={draft}
        before={before}
        onChange={change => setDraft(current => ({ ...current, ...change }))}
      />
      {deal && <DealHistory number={deal.number} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={actions}>
        {deal && (
          <ConfirmButton
            label="Delete"
            confirmLabel="Confirm Delete"
            busyLabel="Deleting..."
            isBusy={work === 'deleting'}
            disabled={work === 'saving'}
            onConfirm={() => void run('deleting', () => erase(deal))}
          />
        )}
        <Button type="submit" variant="contained" disabled={work !== null} sx={{ ml: 'auto', minWidth: 120 }}>
          {work === 'saving' ? busyLabel : label}
        </Button>
      </Box>
    </Box>
  );
}

const sheet = {
  display: 'grid',
  gap: 2,
  width: 1,
  maxWidth: 880,
  mx: 'auto',
  p: { xs: 0, sm: 2 },
  bgcolor: { sm: 'background.paper' },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: 2,
} as const;

/** On a phone the buttons stay under the thumb while the fields scroll. */
const actions = {
  display: 'flex',
  gap: 1,
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 2,
  py: { xs: 1, sm: 0 },
  bgcolor: { xs: 'background.default', sm: 'transparent' },
} as const;
