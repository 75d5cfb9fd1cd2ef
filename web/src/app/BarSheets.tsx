import { lazy, Suspense } from 'react';
import { useViewer } from '../lib/viewer';
import { useRecordRecentPage } from './find/lately';
import { type TopBarDialog, type OpenTopBarDialog, useDialogShortcuts } from './layout/useSheetKeys';

const FindSheet = lazy(() => import('./find/FindSheet').then(module => ({ default: module.FindDialog })));
const HelpSheet = lazy(() => import('./help/HelpSheet').then(module => ({ default: module.HelpDrawer })));

/** Renders the dialogs of the top bar. They open by its buttons or by shortcuts, and are loaded then. */
export function TopBarDialogs({ openDialog, onOpenDialog }: { openDialog: TopBarDialog; onOpenDialog: OpenTopBarDialog }) {
  useDialogShortcuts(onOpenDialog);
  useRecordRecentPage(useViewer().id);
  const close = () => onOpenDialog(null);
  return (
    <Suspense fallback={null}>
      {openDialog === 'find' && <FindSheet onClose={close} />}
      {openDialog === 'help' && <HelpSheet onClose={close} />}
    </Suspense>
  );
}
