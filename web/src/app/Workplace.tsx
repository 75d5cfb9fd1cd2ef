import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadError } from '../components/page/LoadError';
import { DRAFT_SAVED_MESSAGE } from '../components/page/typedIsKept';
import { PendingUpsNotice } from '../features/upLog/newUps/WaitingUpsLine';
import { StoreDayProvider } from '../lib/days/storeDay';
import { useOnChange } from '../lib/hooks/useOnChange';
import { useLiveQuery } from '../lib/live/liveQuery';
import { HistoryStepsProvider } from '../lib/opened/historySteps';
import { SavedViewsProvider } from '../lib/savedViews';
import { toErrorMessage } from '../lib/server/sentenceOf';
import { ViewerProvider } from '../lib/viewer';
import { ViewerDocument } from '../lib/viewer.generated';
import { TopBarDialogs } from './BarSheets';
import { DealEditorHost } from './DealEditor';
import { DrillDownHost } from './DrillDowns';
import { IdleWatch } from './idle/IdleWatch';
import { Layout } from './layout/Layout';
import { PageSkeleton } from './layout/PageSkeleton';
import type { TopBarDialog } from './layout/useSheetKeys';
import { LogOutProvider } from './leaving/LogOutProvider';
import { OldDraftsReminder } from './leaving/LongUnsaved';
import { InstallHint } from './offline/InstallHint';
import { AppUpdater } from './offline/NewVersion';
import { usePublicSettings } from './useSettings';

/** Renders the layout immediately, and the screen in it when the viewer and the store's day are loaded. */
export function SignedInLayout() {
  // A live query, because the viewer's abilities change with their position.
  const { data, error, refetch } = useLiveQuery(ViewerDocument, { context: { offline: true } });
  const { settings, error: settingsError, reload } = usePublicSettings();
  const viewer = data?.viewer;
  const [openDialog, setOpenDialog] = useState<TopBarDialog>(null);

  function retry() {
    void refetch();
    reload();
  }

  useOnChange(useLocation().pathname, function retryOnNavigation() {
    // Offline, some screens open with cached data and others do not.
    if (error || settingsError) retry();
  });

  return (
    <HistoryStepsProvider>
      <LogOutProvider>
        <Layout viewer={viewer} onOpenDialog={viewer && settings ? setOpenDialog : undefined}>
          {settings && <IdleWatch settings={settings} />}
          {viewer && settings ? (
            <ViewerProvider viewer={viewer}>
              <SavedViewsProvider views={data.savedViews}>
                <StoreDayProvider timeZone={settings.storeTimeZone}>
                  <OldDraftsReminder>
                    <DealEditorHost>
                      <DrillDownHost>
                        <AppUpdater />
                        <PendingUpsNotice />
                        <InstallHint />
                        <Outlet />
                        <TopBarDialogs openDialog={openDialog} onOpenDialog={setOpenDialog} />
                      </DrillDownHost>
                    </DealEditorHost>
                  </OldDraftsReminder>
                </StoreDayProvider>
              </SavedViewsProvider>
            </ViewerProvider>
          ) : error || settingsError ? (
            <LoadError detail={`${toErrorMessage(error ?? settingsError)} ${DRAFT_SAVED_MESSAGE}`} onRetry={retry} />
          ) : (
            <PageSkeleton />
          )}
        </Layout>
      </LogOutProvider>
    </HistoryStepsProvider>
  );
}
