import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { DayStepper } from '../../components/DayStepper';
import { PageHeader } from '../../components/PageHeader';
import { longDay } from '../../lib/dates';
import { useStoreToday } from '../../lib/storeDay';
import { day, useUrlState } from '../../lib/urlState';
import { useViewer } from '../../lib/viewer';
import { DayDeals } from './DayDeals';
import { DealForm } from './DealForm';
import { KeptDeals } from './KeptDeals';
import { LoadedDealForm } from './LoadedDealForm';
import { useDayKeys } from './useDayKeys';
import { useOpenedForm } from './useOpenedForm';

const params = { day: day() };

/** /: the day's deals; opening one, or adding one, swaps the screen to the form (brief §2, Home screen). */
export function HomePage() {
  const today = useStoreToday();
  const [url, setUrl] = useUrlState(params);
  const shown = url.day ?? today;
  const { can } = useViewer();
  const form = useOpenedForm();
  const opened = can.recordDeals ? form.opened : null;

  const show = (next: string) => setUrl({ day: next === today ? null : next });
  useDayKeys(shown, show, opened === null);

  if (opened === 'new' || form.openedDeal)
    return <DealForm deal={form.openedDeal} day={shown} onClose={form.close} />;
  if (opened !== null) return <LoadedDealForm number={opened} onClose={form.close} />;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, pb: 10 }}>
      <PageHeader
        title={longDay(shown)}
        shown={
          <>
            <DayStepper day={shown} onChange={show} />
            {shown !== today && <Button onClick={() => show(today)}>Today</Button>}
          </>
        }
      />
      {can.recordDeals && <KeptDeals onContinue={form.openKept} />}
      <DayDeals
        day={shown}
        onEdit={can.recordDeals ? form.openDeal : undefined}
        onAdd={can.recordDeals ? form.openNew : undefined}
      />
      {can.recordDeals && (
        <Fab color="primary" aria-label="Add a deal" data-opens="new" onClick={form.openNew} sx={corner}>
          <AddIcon />
        </Fab>
      )}
    </Box>
  );
}

const corner = { position: 'fixed', right: { xs: 16, sm: 32 }, bottom: { xs: 16, sm: 32 } } as const;
