import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { Figures } from '../features/display/askFigures';
import { Letters } from '../features/display/Letters';
import { SaleNote } from '../features/display/SaleNote';
import { useFigures } from '../features/display/useFigures';
import { useNightlyReload } from '../features/display/useNightlyReload';
import { useSales } from '../features/display/useSales';
import { Wall } from '../features/display/Wall';
import { theme } from './theme/theme';

/** /display: a screen on a wall, without anyone signed in (display.md). */
export function DisplayApp() {
  const shown = useFigures();
  const sale = useSales(shown.figures);
  useNightlyReload(!shown.isCut);
  return (
    <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey="displayMode" noSsr>
      <CssBaseline />
      {/* The smallest text is 2.2 % of the height: nothing on a display is smaller than 1rem. */}
      <GlobalStyles styles={{ html: { fontSize: '2.2vh' }, body: { overflow: 'hidden', cursor: 'none' } }} />
      {shown.figures && <Scheme theme={shown.figures.display.theme} />}
      {shown.figures && shown.at ? (
        <Wall figures={shown.figures} at={shown.at} isCut={shown.isCut} />
      ) : (
        <Letters letters={shown.letters} isCut={shown.isCut} />
      )}
      {sale && <SaleNote key={sale.key} sale={sale} hasSound={shown.figures?.display.hasSound ?? false} />}
    </ThemeProvider>
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
