import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { Figures } from '../features/display/askFigures';
import { Letters } from '../features/display/Letters';
import { ReloadingBoundary } from '../features/display/ReloadingBoundary';
import { SaleNote } from '../features/display/SaleNote';
import { useFigures } from '../features/display/useFigures';
import { useReload } from '../features/display/useReload';
import { useSales } from '../features/display/useSales';
import { Wall } from '../features/display/Wall';
import { theme } from './theme/theme';

/** /display: a screen on a wall without a signed-in person (display.md). */
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
  const state = useFigures();
  const sale = useSales(state.figures);
  useReload(state);
  return (
    <>
      {state.figures && <DisplayColorScheme theme={state.figures.display.theme} />}
      {state.figures && state.at ? (
        <Wall figures={state.figures} at={state.at} isCut={state.isCut} />
      ) : (
        <Letters letters={state.letters} isCut={state.isCut} />
      )}
      {sale && <SaleNote key={sale.key} sale={sale} hasSound={state.figures?.display.hasSound ?? false} />}
    </>
  );
}

/** Applies the light or dark scheme that is set for the display. */
function DisplayColorScheme({ theme: scheme }: { theme: Figures['display']['theme'] }) {
  const { setMode } = useColorScheme();
  useEffect(
    function applyScheme() {
      setMode(scheme === 'DARK' ? 'dark' : 'light');
    },
    [scheme, setMode],
  );
  return null;
}
