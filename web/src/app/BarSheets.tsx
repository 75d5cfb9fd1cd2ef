import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../lib/viewer';
import { rememberOpened } from './find/lately';
import { HeadTips } from './help/HeadTips';
import { type OpenedSheet, type OpenSheet, useSheetKeys } from './layout/useSheetKeys';

const FindSheet = lazy(() => import('./find/FindSheet').then(module => ({ default: module.FindSheet })));
const HelpSheet = lazy(() => import('./help/HelpSheet').then(module => ({ default: module.HelpSheet })));

/** The sheets of the bar, which open by its controls and by keys, and are loaded then. */
export function BarSheets({ opened, onOpen }: { opened: OpenedSheet; onOpen: OpenSheet }) {
  useSheetKeys(onOpen);
  useRemembered();
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {opened === 'find' && <FindSheet onClose={close} />}
      {opened === 'help' && <HelpSheet onClose={close} />}
      <HeadTips />
    </Suspense>
  );
}

/** What is opened by whatever way is offered by Find. */
function useRemembered(): void {
  const { id } = useViewer();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const deal = Number(query.get('edit') ?? query.get('deal'));
  useEffect(() => rememberOpened(id, deal > 0 ? `deal ${deal}` : `screen ${pathname}`), [id, pathname, deal]);
}
