import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DRAFT_SAVED_MESSAGE, LoadError } from '../components/feedback/LoadError';
import { PendingUpsNotice } from '../features/upLog/newUps/PendingUpsNotice';
import { toErrorMessage } from '../lib/apollo/errors';
import { loadSettings, type PublicSettings } from '../lib/auth/publicSettings';
import { StoreDayProvider } from '../lib/days/StoreDayProvider';
import { HistoryStepsProvider } from '../lib/dialogs/historySteps';
import { useOnChange } from '../lib/hooks/lifecycleHooks';
import { useLiveQuery } from '../lib/live/liveQuery';
import { SavedViewsProvider, ViewerProvider } from '../lib/viewer';
import { ViewerDocument } from '../lib/viewer.generated';
import { DealEditorHost, DrillDownHost, TopBarDialogs } from './DialogHosts';
import { IdleWatch } from './idle/IdleWatch';
import { Layout } from './layout/Layout';
import { PageSkeleton } from './layout/PageSkeleton';
import type { TopBarDialog } from './layout/useShortcuts';
import { AppUpdater } from './pwa/AppUpdater';
import { InstallHint } from './pwa/InstallHint';
import { LogOutProvider } from './unsavedWork/LogOutProvider';
import { OldDraftsReminder } from './unsavedWork/OldDraftsReminder';

/** Renders the layout immediately, and the screen when the viewer and the store's current day are loaded. */
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
    // Without a connection, some screens can show cached data and other screens cannot.
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
            <LoadError
              detail={`${toErrorMessage(error ?? settingsError)} ${DRAFT_SAVED_MESSAGE}`}
              onRetry={retry}
            />
          ) : (
            <PageSkeleton />
          )}
        </Layout>
      </LogOutProvider>
    </HistoryStepsProvider>
  );
}

/** Loads the server's settings. Returns null until they are loaded. */
export function usePublicSettings() {
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  const [error, setError] = useState<unknown>(null);

  const reload = useCallback(() => {
    setError(null);
    loadSettings().then(setSettings, setError);
  }, []);
  useEffect(reload, [reload]);

  return { settings, error, reload };
}
