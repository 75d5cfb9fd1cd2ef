import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { DealNumberField } from '../../../components/deals/DealNumberField';
import { labelInside } from '../../../components/forms/labelInside';
import type { DeletionsQuery } from '../deals.generated';
import { useRestoreDeal } from './useRestoreDeal';

type Props = { deletion: DeletionsQuery['deletions']['rows'][number] };

/** Brings a deal back under its number, or under another one that is typed where it is taken. */
export function BringBack({ deletion: { id, number, isNumberFree } }: Props) {
  const restore = useRestoreDeal();
  const [typed, setTyped] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    await restore(number, { deletion: id, newNumber: isNumberFree ? number : Number(typed) });
    setIsSaving(false);
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {!isNumberFree && (
        <DealNumberField
          label={`#${number} is taken; as #`}
          required
          value={typed}
          onChange={setTyped}
          sx={{ flex: '0 1 260px', ...labelInside }}
        />
      )}
      <Button
        type="submit"
        variant="outlined"
        aria-label={`Bring back deal ${number}`}
        disabled={isSaving}
        sx={{ flexShrink: 0 }}
      >
        {isSaving ? 'Bringing back...' : 'Bring back'}
      </Button>
    </Box>
  );
}
