import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DayStepper } from '../../../components/days/DayStepper';
import { ExportButton } from '../../../components/export/ExportButton';
import { AddIcon } from '../../../components/icons/icons';
import { OfflineDataNotice } from '../../../components/page/OfflineData';
import { PageHeader } from '../../../components/page/PageHeader';
import { PAGE_WIDTH } from '../../../components/page/page.styles';
import { formatLongDay } from '../../../lib/days/dates';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { dayParam, optionalOneOfParam, useOpenInUrl, useUrlState } from '../../../lib/urlState/urlState';
import { useViewer } from '../../../lib/viewer';
import { loadPastedText, storePastedText } from '../draft/draftStore';
import { DealForm, DealFormFrame } from '../form/DealForm';
import { LoadedDealForm } from '../form/LoadedDealForm';
import type { ShowDeal } from '../form/useDealSubmission';
import { DayDeals, DaySummary } from './DayDeals';
import { HomeTop } from './HomeTop';
import { OwnDeletedDeals } from './OwnDeletedDeals';
import { UnsavedDealForms, UnsavedPastedRows } from './UnsavedDrafts';
import { useDayKeys, usePasteOnPage } from './useHomeKeys';
import { useOpenedForm } from './useOpenedForm';

// Lazy: only a new store needs it.
const NewStoreChecklist = lazy(() =>
  import('./NewStoreChecklist').then(module => ({ default: module.NewStoreChecklist })),
);

// Lazy: only admins need it.
const HealthAlert = lazy(() => import('./HealthAlert').then(module => ({ default: module.HealthAlert })));

// Lazy: on most days no rows are pasted.
const PasteRowsDialog = lazy(() =>
  import('../paste/PasteRowsDialog').then(module => ({ default: module.PasteRowsDialog })),
);

const params = { day: dayParam() };
const pasteParam = optionalOneOfParam(['rows']);

/** Renders `/`: the deals of a day. The deal form replaces the list when a deal is opened or added. */
export function HomePage() {
  const today = useStoreToday();
  const [url, setUrl] = useUrlState(params);
  const selectedDay = url.day ?? today;
  const { id: viewerId, can } = useViewer();
  const form = useOpenedForm();
  const openFormKey = can.recordDeals ? form.openFormKey : null;
  const paste = useOpenInUrl('paste', pasteParam);
  const isPasteDialogOpen = can.recordDeals && paste.openValue !== null;

  const showDay = (next: string) => setUrl({ day: next === today ? null : next });
  const navigate = useNavigate();
  const { state } = useLocation();
  const shownDeal = typeof state?.shownDeal === 'number' ? state.shownDeal : undefined;
  /**
   * Navigates to the day of a deal and highlights the deal. The toast with this action can appear on any
   * screen.
   */
  const showDeal: ShowDeal = (number, logDay) =>
    void navigate(logDay === today ? '/' : `/?day=${logDay}`, { state: { shownDeal: number } });
  useDayKeys(selectedDay, showDay, openFormKey === null && !isPasteDialogOpen);
  usePasteOnPage(can.recordDeals && openFormKey === null && !isPasteDialogOpen, text => {
    // Does not replace earlier pasted rows that are not added yet.
    if (loadPastedText(viewerId) === undefined) storePastedText(viewerId, text);
    paste.open('rows');
  });

  if (openFormKey !== null) {
    return (
      <DealFormFrame>
        {openFormKey === 'new' || form.openedDeal ? (
          <DealForm
            deal={form.openedDeal}
            day={selectedDay}
            onClose={form.close}
            {...(!form.openedDeal && { onShow: showDeal })}
          />
        ) : (
          <LoadedDealForm number={openFormKey} onClose={form.close} />
        )}
      </DealFormFrame>
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 10 }}>
      <PageHeader
        title={formatLongDay(selectedDay)}
        details={
          <>
            <DayStepper day={selectedDay} onChange={showDay} />
            {selectedDay !== today && <Button onClick={() => showDay(today)}>Today</Button>}
            <DaySummary day={selectedDay} />
          </>
        }
        actions={
          // Hidden on a phone, because these actions need a larger screen.
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
            {can.recordDeals && (
              <>
                <Button component={Link} to="/deleteddeals">
                  Deleted deals
                </Button>
                <Button onClick={() => paste.open('rows')}>Paste from spreadsheet</Button>
              </>
            )}
            {can.importFiles && (
              <Button component={Link} to="/import">
                Import
              </Button>
            )}
            <ExportButton
              tables={[{ title: 'Deals of the day', name: 'day', query: { day: selectedDay } }]}
            />
          </Box>
        }
      />
      {can.setUpStore && (
        <Suspense fallback={null}>
          <NewStoreChecklist />
        </Suspense>
      )}
      {can.seeHealth && (
        <Suspense fallback={null}>
          <HealthAlert />
        </Suspense>
      )}
      <HomeTop />
      <OfflineDataNotice query="DealsOfDay" />
      {can.recordDeals && <UnsavedDealForms onContinue={form.openDraft} />}
      {can.recordDeals && !isPasteDialogOpen && <UnsavedPastedRows onContinue={() => paste.open('rows')} />}
      <DayDeals
        day={selectedDay}
        highlightedDeal={shownDeal}
        onEdit={can.recordDeals ? form.openDeal : undefined}
        onAdd={can.recordDeals ? form.openNew : undefined}
      />
      {can.recordDeals && <OwnDeletedDeals day={selectedDay} />}
      {can.recordDeals && (
        <Fab color="primary" aria-label="Add a deal" data-opens="new" onClick={form.openNew} sx={fabStyles}>
          <AddIcon />
        </Fab>
      )}
      {isPasteDialogOpen && (
        <Suspense fallback={null}>
          <PasteRowsDialog day={selectedDay} onClose={paste.close} />
        </Suspense>
      )}
    </Box>
  );
}

// Aligns the button with the page's column at any window width.
const fabStyles = {
  position: 'fixed',
  right: { xs: 16, sm: `max(32px, (100vw - ${PAGE_WIDTH}px) / 2 + 32px)` },
  bottom: { xs: 16, sm: 32 },
} as const;
