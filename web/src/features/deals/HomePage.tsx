import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DayStepper } from '../../components/days/DayStepper';
import { ExportButton } from '../../components/export/ExportButton';
import { AddIcon } from '../../components/look/icons';
import { AsOf } from '../../components/page/AsOf';
import { PAGE_WIDTH } from '../../components/page/narrowPage';
import { PageHeader } from '../../components/page/PageHeader';
import { day, maybeOneOf, useUrlState } from '../../lib/address/urlState';
import { longDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useOpened } from '../../lib/opened/openedInUrl';
import { useViewer } from '../../lib/viewer';
import { DayDeals } from './day/DayDeals';
import { DaySales } from './day/DaySales';
import { DealDrafts } from './day/DealDrafts';
import { DeletedDeals } from './day/DeletedDeals';
import { useDayKeys } from './day/useDayKeys';
import { DealForm } from './form/DealForm';
import { DealSheet } from './form/DealSheet';
import { LoadedDealForm } from './form/LoadedDealForm';
import type { ShowDeal } from './form/useAttempt';
import { useOpenedForm } from './form/useOpenedForm';
import { HomeTop } from './HomeTop';
import { PasteDraft } from './paste/PasteDraft';
import { storedPaste, storePaste } from './paste/pasteStore';
import { usePasteOnPage } from './paste/usePasteOnPage';

// Once in a store's life.
const NewStore = lazy(() => import('./newStore/NewStore').then(module => ({ default: module.NewStore })));

// Admins' alone.
const HealthLine = lazy(() => import('./HealthLine').then(module => ({ default: module.HealthLine })));

// Most days nobody pastes.
const PasteRowsDialog = lazy(() =>
  import('./paste/PasteRowsDialog').then(module => ({ default: module.PasteRowsDialog })),
);

const params = { day: day() };
const pasteParam = maybeOneOf(['rows']);

/** /: the day's deals; opening one, or adding one, swaps the screen to the form. */
export function HomePage() {
  const today = useStoreToday();
  const [url, setUrl] = useUrlState(params);
  const shown = url.day ?? today;
  const { id: viewerId, can } = useViewer();
  const form = useOpenedForm();
  const opened = can.recordDeals ? form.opened : null;
  const paste = useOpened('paste', pasteParam);
  const isPasting = can.recordDeals && paste.opened !== null;

  const show = (next: string) => setUrl({ day: next === today ? null : next });
  const navigate = useNavigate();
  const { state } = useLocation();
  const shownDeal = typeof state?.shownDeal === 'number' ? state.shownDeal : undefined;
  /** From wherever the message about it is read. */
  const showDeal: ShowDeal = (number, logDay) =>
    void navigate(logDay === today ? '/' : `/?day=${logDay}`, { state: { shownDeal: number } });
  useDayKeys(shown, show, opened === null && !isPasting);
  usePasteOnPage(can.recordDeals && opened === null && !isPasting, text => {
    // Rows that wait are looked at first.
    if (storedPaste(viewerId) === undefined) storePaste(viewerId, text);
    paste.open('rows');
  });

  if (opened !== null) {
    return (
      <DealSheet>
        {opened === 'new' || form.openedDeal ? (
          <DealForm
            deal={form.openedDeal}
            day={shown}
            onClose={form.close}
            {...(!form.openedDeal && { onShow: showDeal })}
          />
        ) : (
          <LoadedDealForm number={opened} onClose={form.close} />
        )}
      </DealSheet>
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 10 }}>
      <PageHeader
        title={longDay(shown)}
        shown={
          <>
            <DayStepper day={shown} onChange={show} />
            {shown !== today && <Button onClick={() => show(today)}>Today</Button>}
            <DaySales day={shown} />
          </>
        }
        actions={
          // A spreadsheet is on a desk, and so is who looks for what was deleted.
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
            {can.recordDeals && (
              <>
                <Button component={Link} to="/deleteddeals">
                  Deleted deals
                </Button>
                <Button onClick={() => paste.open('rows')}>Paste rows</Button>
              </>
            )}
            {can.importFiles && (
              <Button component={Link} to="/import">
                Import
              </Button>
            )}
            <ExportButton tables={[{ title: 'Deals of the day', name: 'day', query: { day: shown } }]} />
          </Box>
        }
      />
      {can.setUpStore && (
        <Suspense fallback={null}>
          <NewStore />
        </Suspense>
      )}
      {can.seeHealth && (
        <Suspense fallback={null}>
          <HealthLine />
        </Suspense>
      )}
      <HomeTop />
      <AsOf query="DealsOfDay" />
      {can.recordDeals && <DealDrafts onContinue={form.openKept} />}
      {can.recordDeals && !isPasting && <PasteDraft onContinue={() => paste.open('rows')} />}
      <DayDeals
        day={shown}
        shownDeal={shownDeal}
        onEdit={can.recordDeals ? form.openDeal : undefined}
        onAdd={can.recordDeals ? form.openNew : undefined}
      />
      {can.recordDeals && <DeletedDeals day={shown} />}
      {can.recordDeals && (
        <Fab color="primary" aria-label="Add a deal" data-opens="new" onClick={form.openNew} sx={corner}>
          <AddIcon />
        </Fab>
      )}
      {isPasting && (
        <Suspense fallback={null}>
          <PasteRowsDialog day={shown} onClose={paste.close} />
        </Suspense>
      )}
    </Box>
  );
}

// In the column of the page, however wide the window is.
const corner = {
  position: 'fixed',
  right: { xs: 16, sm: `max(32px, (100vw - ${PAGE_WIDTH}px) / 2 + 32px)` },
  bottom: { xs: 16, sm: 32 },
} as const;
