import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { useState } from 'react';
import { DayStepper } from '../../components/DayStepper';
import { PageHeader } from '../../components/PageHeader';
import type { DealFieldsFragment } from '../../generated/graphql';
import { longDay } from '../../lib/dates';
import { useStoreToday } from '../../lib/storeDay';
import { day, useUrlState } from '../../lib/urlState';
import { useViewer } from '../../lib/viewer';
import { DayDeals } from './DayDeals';
import { DealForm } from './DealForm';
import { useDayKeys } from './useDayKeys';

const params = { day: day() };

/** /: the day's deals; opening one, or adding one, swaps the screen to the form (brief §2, Home screen). */
export function HomePage() {
  const today = useStoreToday();
  const [url, setUrl] = useUrlState(params);
  const shown = url.day ?? today;
  const [form, setForm] = useState<DealFieldsFragment | 'new' | null>(null);
  const { can } = useViewer();

  const show = (next: string) => setUrl({ day: next === today ? null : next });
  const closeForm = () => setForm(null);
  const addNew = () => setForm('new');
  useDayKeys(shown, show, form === null);

  if (form) return <DealForm deal={form === 'new' ? undefined : form} day={shown} onClose={closeForm} />;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, pb: 10 }}>
      <PageHeader title={longDay(shown)}>
        <DayStepper day={shown} onChange={show} />
        {shown !== today && <Button onClick={() => show(today)}>Today</Button>}
      </PageHeader>
      <DayDeals
        day={shown}
        onEdit={can.recordDeals ? setForm : undefined}
        onAdd={can.recordDeals ? addNew : undefined}
      />
      {can.recordDeals && (
        <Fab color="primary" aria-label="Add a deal" onClick={addNew} sx={corner}>
          <AddIcon />
        </Fab>
      )}
    </Box>
  );
}

const corner = { position: 'fixed', right: { xs: 16, sm: 32 }, bottom: { xs: 16, sm: 32 } } as const;
