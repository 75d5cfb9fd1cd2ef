import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { ReloadingBoundary, useAutomaticReload } from '../features/display/automaticReload';
import { BoardSlideshow } from '../features/display/BoardSlideshow';
import type { DisplayFigures } from '../features/display/displayApi';
import { PairingScreen } from '../features/display/PairingScreen';
import { SaleAnnouncement } from '../features/display/SaleAnnouncement';
import { useDisplayFigures } from '../features/display/useDisplayFigures';
import { useSaleAnnouncement } from '../features/display/useSaleAnnouncement';
import { theme } from './theme/theme';

/** Renders the app at /display: a wall display without a signed-in person (display.md). */
export function DisplayApp() {
  return (
    <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey="displayMode" noSsr>
      <CssBaseline />
      {/* The smallest text is 2.2 % of the height, so nothing on a display is smaller than 1rem. */}
      <GlobalStyles
        styles={{
          html: { fontSize: '2.2vh', overflow: 'hidden' },
          body: { overflow: 'hidden', cursor: 'none' },
        }}
      />
      <ReloadingBoundary>
        <DisplayScreen />
      </ReloadingBoundary>
    </ThemeProvider>
  );
}

function DisplayScreen() {
  const state = useDisplayFigures();
  const sale = useSaleAnnouncement(state.figures);
  useAutomaticReload(state);
  return (
    <>
      {state.figures && <DisplayColorScheme theme={state.figures.display.theme} />}
      {state.figures && state.confirmedAt ? (
        <BoardSlideshow figures={state.figures} confirmedAt={state.confirmedAt} isOffline={state.isOffline} />
      ) : (
        <PairingScreen letters={state.letters} isOffline={state.isOffline} />
      )}
      {sale && (
        <SaleAnnouncement key={sale.key} sale={sale} hasSound={state.figures?.display.hasSound ?? false} />
      )}
    </>
  );
}

/** Applies the light or dark scheme that is set for the display. */
function DisplayColorScheme({ theme: scheme }: { theme: DisplayFigures['display']['theme'] }) {
  const { setMode } = useColorScheme();
  useEffect(
    function applyScheme() {
      setMode(scheme === 'DARK' ? 'dark' : 'light');
    },
    [scheme, setMode],
  );
  return null;
}
