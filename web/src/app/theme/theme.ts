import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { fieldComponents } from './fields';
import { gridComponents } from './grid';
import { paletteOf } from './palette';
import { dark, light } from './tokens';

const family = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** A field's placeholder is readable at AA too. */
const opacity = { inputPlaceholder: 0.7 };

/**
 * The look: dense, calm, quick. Sizes are rem of a 16 px root, so that a reader's own text size is honoured;
 * the navigation folds below `md`, at 1024 px.
 */
const bothSchemes = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'sf' },
  colorSchemes: {
    light: { palette: paletteOf(light), opacity },
    dark: { palette: paletteOf(dark), opacity },
  },
  spacing: 8,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1536 } },
  typography: {
    fontFamily: family,
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

/** Paper is white: the dark scheme is for screens, and what is printed from it has the light one's colours. */
export const theme = {
  ...bothSchemes,
  generateStyleSheets: () =>
    bothSchemes
      .generateStyleSheets()
      .map(sheet => ('[data-color-scheme="dark"]' in sheet ? { '@media screen': sheet } : sheet)),
};
