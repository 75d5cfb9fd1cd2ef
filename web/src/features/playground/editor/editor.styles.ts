import type { Palette } from '@mui/material/styles';
import type { editor } from 'monaco-editor';

type EditorColorScheme = 'light' | 'dark';

export const editorThemeNames = { light: 'salesfloor-light', dark: 'salesfloor-dark' } as const;

/** Colors of arguments in a query. Each color has AA contrast with its background. */
const argumentColors: Record<EditorColorScheme, string> = { light: '5b3fb0', dark: 'b9b4ff' };

export function buildMonacoTheme(scheme: EditorColorScheme, palette: Palette): editor.IStandaloneThemeData {
  const background = palette.background.paper;
  const accent = palette.primary.main;
  return {
    base: scheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [{ token: 'argument.identifier.gql', foreground: argumentColors[scheme] }],
    colors: {
      'editor.background': background,
      'editorWidget.background': background,
      'editorHoverWidget.background': background,
      'editorSuggestWidget.background': background,
      'editorSuggestWidget.selectedBackground': `${accent}33`,
      'list.hoverBackground': `${accent}1a`,
      'list.highlightForeground': accent,
      'list.focusHighlightForeground': accent,
      'textLink.foreground': accent,
      focusBorder: accent,
      'editorLineNumber.foreground': palette.text.secondary,
    },
  };
}

/**
 * Replaces GraphiQL's colors, for example in its documentation, with the app's accent, secondary text and
 * surface. GraphiQL adds the alpha, so the values are the parts of an HSL color.
 */
export const graphiqlStyles = {
  '&&&': {
    '--color-primary': '179, 76%, 23%',
    '--color-secondary': '255, 47%, 47%',
    '--color-tertiary': '179, 76%, 23%',
    '--color-info': '216, 71%, 36%',
    '--color-success': '140, 67%, 23%',
    '--color-warning': '32, 95%, 27%',
    '--color-error': '3, 71%, 41%',
    '--color-neutral': '209, 18%, 24%',
    '--color-base': '0, 0%, 100%',
    '--alpha-secondary': '1',
    '--alpha-tertiary': '0.72',
    '--font-family': 'inherit',
    '--font-family-mono': 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    '--font-size-body': '0.8125rem',
    '--font-size-h4': '0.875rem',
    '--font-size-h2': '0.9375rem',
  },
  '[data-color-scheme=dark] &&&': {
    '--color-primary': '172, 55%, 57%',
    '--color-secondary': '244, 100%, 85%',
    '--color-tertiary': '172, 55%, 57%',
    '--color-info': '216, 100%, 85%',
    '--color-success': '137, 55%, 77%',
    '--color-warning': '38, 88%, 65%',
    '--color-error': '4, 100%, 76%',
    '--color-neutral': '208, 24%, 78%',
    '--color-base': '206, 29%, 11%',
  },
} as const;
