import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { fieldComponents } from './fields';
import { gridComponents } from './grid';
import { createPalette } from './palette';
import { dark, light } from './tokens';

const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The opacity with which the placeholder of a field has AA contrast. */
const opacity = { inputPlaceholder: 0.7 };

/**
 * The base theme, dense and with short transitions. Sizes are in rem, so that the text size of the browser
 * applies. The navigation collapses below `md` (1024 px).
 */
const baseTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'sf' },
  colorSchemes: {
    light: { palette: createPalette(light), opacity },
    dark: { palette: createPalette(dark), opacity },
  },
  spacing: 8,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1536 } },
  typography: {
    fontFamily,
    h1: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.01em' },
    h2: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '0.8125rem', fontWeight: 650, lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 1.45 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 140,
      complex: 140,
      enteringScreen: 120,
      leavingScreen: 80,
    },
  },
  components: { ...components, ...fieldComponents, ...gridComponents },
});

/** Limits the dark scheme to screens, so that prints use the light colors. */
export const theme = {
  ...baseTheme,
  generateStyleSheets: () =>
    baseTheme
      .generateStyleSheets()
      .map(sheet => ('[data-color-scheme="dark"]' in sheet ? { '@media screen': sheet } : sheet)),
};
