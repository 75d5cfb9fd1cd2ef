import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadError } from '../components/page/LoadError';
import { TYPED_IS_KEPT } from '../components/page/typedIsKept';
import { WaitingUpsLine } from '../features/upLog/newUps/WaitingUpsLine';
import { StoreDayProvider } from '../lib/days/storeDay';
import { useOnChange } from '../lib/hooks/useOnChange';
import { useLiveQuery } from '../lib/live/liveQuery';
import { HistorySteps } from '../lib/opened/historySteps';
import { SavedViewsProvider } from '../lib/savedViews';
import { sentenceOf } from '../lib/server/sentenceOf';
import { ViewerProvider } from '../lib/viewer';
import { ViewerDocument } from '../lib/viewer.generated';
import { BarSheets } from './BarSheets';
import { DealEditor } from './DealEditor';
import { DrillDowns } from './DrillDowns';
import { IdleWatch } from './idle/IdleWatch';
import { Layout } from './layout/Layout';
import { PageSkeleton } from './layout/PageSkeleton';
import type { OpenedSheet } from './layout/useSheetKeys';
import { LogOutProvider } from './leaving/LogOutProvider';
import { LongUnsaved } from './leaving/LongUnsaved';
import { InstallHint } from './offline/InstallHint';
import { NewVersion } from './offline/NewVersion';
import { useSettings } from './useSettings';

/** The layout at once, the screen in it as soon as it is known who is looking and which day it is. */
export function Workplace() {
  // Their rights change with their position.
  const { data, error, refetch } = useLiveQuery(ViewerDocument, { context: { offline: true } });
  const { settings, problem, loadAgain } = useSettings();
  const viewer = data?.viewer;
  const [sheet, setSheet] = useState<OpenedSheet>(null);

  function retry() {
    void refetch();
    loadAgain();
  }

  useOnChange(useLocation().pathname, function tryOnTheNextScreen() {
    // Offline some screens open as they were last seen, and others do not.
    if (error || problem) retry();
  });

  return (
    <HistorySteps>
      <LogOutProvider>
        <Layout viewer={viewer} onOpen={viewer && settings ? setSheet : undefined}>
          {settings && <IdleWatch settings={settings} />}
          {viewer && settings ? (
            <ViewerProvider viewer={viewer}>
              <SavedViewsProvider views={data.savedViews}>
                <StoreDayProvider timeZone={settings.storeTimeZone}>
                  <LongUnsaved>
                    <DealEditor>
                      <DrillDowns>
                        <NewVersion />
                        <WaitingUpsLine />
                        <InstallHint />
                        <Outlet />
                        <BarSheets opened={sheet} onOpen={setSheet} />
                      </DrillDowns>
                    </DealEditor>
                  </LongUnsaved>
                </StoreDayProvider>
              </SavedViewsProvider>
            </ViewerProvider>
          ) : error || problem ? (
            <LoadError detail={`${sentenceOf(error ?? problem)} ${TYPED_IS_KEPT}`} onRetry={retry} />
          ) : (
            <PageSkeleton />
          )}
        </Layout>
      </LogOutProvider>
    </HistorySteps>
  );
}
