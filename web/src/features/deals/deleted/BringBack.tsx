import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { DealNumberField } from '../../../components/deals/DealNumberField';
import { inlineLabelStyles } from '../../../components/forms/labelInside';
import type { DeletionsQuery } from '../deals.generated';
import { useRestoreDeal } from './useRestoreDeal';

type RestoreDealFormProps = { deletion: DeletionsQuery['deletions']['rows'][number] };

/** Restores a deal under its number, or under a typed number if its own is taken. */
export function RestoreDealForm({ deletion: { id, number, isNumberFree } }: RestoreDealFormProps) {
  const restore = useRestoreDeal();
  const [typedNumber, setTypedNumber] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    await restore(number, { deletion: id, newNumber: isNumberFree ? number : Number(typedNumber) });
    setIsSaving(false);
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {!isNumberFree && (
        <DealNumberField
          label={`#${number} is taken; as #`}
          required
          value={typedNumber}
          onChange={setTypedNumber}
          sx={{ flex: '0 1 260px', ...inlineLabelStyles }}
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
