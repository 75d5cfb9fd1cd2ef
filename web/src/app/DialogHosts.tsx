import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { DealEditorProvider, type NewDealRequest } from '../lib/dialogs/dealEditor';
import { type DrillDown, DrillDownProvider } from '../lib/dialogs/drillDown';
import { useOnChange } from '../lib/hooks/lifecycleHooks';
import { idParam, useOpenInUrl } from '../lib/urlState/urlState';
import { useViewer } from '../lib/viewer';
import { useRecordRecentPage } from './find/recentItems';
import { type OpenTopBarDialog, type TopBarDialog, useDialogShortcuts } from './layout/useShortcuts';

const dealNumberParam = idParam();

const DealDialog = lazy(() =>
  import('../features/deals/form/DealDialog').then(module => ({ default: module.DealDialog })),
);
const NewDealDialog = lazy(() =>
  import('../features/deals/form/DealDialog').then(module => ({ default: module.NewDealDialog })),
);
const CustomerJourneyDialog = lazy(() =>
  import('../features/deals/customerJourney/CustomerJourneyDialog').then(module => ({
    default: module.CustomerJourneyDialog,
  })),
);

/**
 * Provides the deal form, which opens over any screen. For people who may not create deals, the customer
 * journey of the deal opens instead.
 */
export function DealEditorHost({ children }: { children: ReactNode }) {
  const { openValue: dealToEdit, open, close } = useOpenInUrl('edit', dealNumberParam);
  const [newDeal, setNewDeal] = useState<NewDealRequest | null>(null);
  const { can } = useViewer();
  const DealComponent = can.recordDeals ? DealDialog : CustomerJourneyDialog;
  return (
    <DealEditorProvider editDeal={open} startNewDeal={setNewDeal}>
      {children}
      <Suspense fallback={null}>
        {dealToEdit !== null && <DealComponent number={dealToEdit} onClose={close} />}
        {newDeal && can.recordDeals && <NewDealDialog deal={newDeal} onClose={() => setNewDeal(null)} />}
      </Suspense>
    </DealEditorProvider>
  );
}

const DrillDownDialog = lazy(() =>
  import('../features/drillDown/DrillDownDialog').then(module => ({ default: module.DrillDownDialog })),
);

/**
 * Renders the dialogs that list the source rows of figures, over any screen. If an amount in a dialog also
 * has source rows, another dialog lists these rows.
 */
export function DrillDownHost({ children }: { children: ReactNode }) {
  const [openDrillDowns, setOpenDrillDowns] = useState<readonly DrillDown[]>([]);
  const { pathname } = useLocation();
  const open = useCallback(
    (drillDown: DrillDown) => setOpenDrillDowns(current => [...current, drillDown]),
    [],
  );

  useOnChange(pathname, function closeOnNavigation() {
    setOpenDrillDowns([]);
  });

  return (
    <DrillDownProvider open={open}>
      {children}
      {openDrillDowns.map((drillDown, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the depth identifies the dialog
        <Suspense key={depth} fallback={null}>
          <DrillDownDialog
            {...drillDown}
            onClose={() => setOpenDrillDowns(current => current.slice(0, depth))}
            onLeave={() => setOpenDrillDowns([])}
          />
        </Suspense>
      ))}
    </DrillDownProvider>
  );
}

const FindDialog = lazy(() => import('./find/FindDialog').then(module => ({ default: module.FindDialog })));
const HelpDrawer = lazy(() => import('./help/HelpDrawer').then(module => ({ default: module.HelpDrawer })));

/**
 * Renders the dialogs of the top bar. Buttons and shortcuts open the dialogs. The code of a dialog is loaded
 * when the dialog first opens.
 */
export function TopBarDialogs({
  openDialog,
  onOpenDialog,
}: {
  openDialog: TopBarDialog;
  onOpenDialog: OpenTopBarDialog;
}) {
  useDialogShortcuts(onOpenDialog);
  useRecordRecentPage(useViewer().id);
  const close = () => onOpenDialog(null);
  return (
    <Suspense fallback={null}>
      {openDialog === 'find' && <FindDialog onClose={close} />}
      {openDialog === 'help' && <HelpDrawer onClose={close} />}
    </Suspense>
  );
}
