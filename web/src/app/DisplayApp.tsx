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

/** /display: a screen on a wall, without anyone signed in (display.md). */
export function DisplayApp() {
  return (
    <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey="displayMode" noSsr>
      <CssBaseline />
      {/* The smallest text is 2.2 % of the height: nothing on a display is smaller than 1rem. */}
      <GlobalStyles
        styles={{
          html: { fontSize: '2.2vh', overflow: 'hidden' },
          body: { overflow: 'hidden', cursor: 'none' },
        }}
      />
      <ReloadingBoundary>
        <Screen />
      </ReloadingBoundary>
    </ThemeProvider>
  );
}

function Screen() {
  const shown = useFigures();
  const sale = useSales(shown.figures);
  useReload(shown);
  return (
    <>
      {shown.figures && <Scheme theme={shown.figures.display.theme} />}
      {shown.figures && shown.at ? (
        <Wall figures={shown.figures} at={shown.at} isCut={shown.isCut} />
      ) : (
        <Letters letters={shown.letters} isCut={shown.isCut} />
      )}
      {sale && <SaleNote key={sale.key} sale={sale} hasSound={shown.figures?.display.hasSound ?? false} />}
    </>
  );
}

/** Light or dark, as whoever manages the display has chosen. */
function Scheme({ theme: chosen }: { theme: Figures['display']['theme'] }) {
  const { setMode } = useColorScheme();
  useEffect(
    function follow() {
      setMode(chosen === 'DARK' ? 'dark' : 'light');
    },
    [chosen, setMode],
  );
  return null;
}
