import { lazy, Suspense } from 'react';
import { useViewer } from '../lib/viewer';
import { useRemembered } from './find/lately';
import { type OpenedSheet, type OpenSheet, useSheetKeys } from './layout/useSheetKeys';

const FindSheet = lazy(() => import('./find/FindSheet').then(module => ({ default: module.FindSheet })));
const HelpSheet = lazy(() => import('./help/HelpSheet').then(module => ({ default: module.HelpSheet })));

/** The sheets of the bar, which open by its controls and by keys, and are loaded then. */
export function BarSheets({ opened, onOpen }: { opened: OpenedSheet; onOpen: OpenSheet }) {
  useSheetKeys(onOpen);
  useRemembered(useViewer().id);
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {opened === 'find' && <FindSheet onClose={close} />}
      {opened === 'help' && <HelpSheet onClose={close} />}
    </Suspense>
  );
}
