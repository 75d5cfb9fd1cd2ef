import type { Palette } from '@mui/material/styles';
import type { editor } from 'monaco-editor';

type Scheme = 'light' | 'dark';

/** The names under which Monaco knows our colours. */
export const editorTheme = { light: 'salesfloor-light', dark: 'salesfloor-dark' } as const;

/** Colours of what is argued about in a query: each reaches AA on its ground. */
const argumentColour: Record<Scheme, string> = { light: '5b3fb0', dark: 'b9b4ff' };

/** Our palette in Monaco's words. */
export function monacoThemeOf(scheme: Scheme, palette: Palette): editor.IStandaloneThemeData {
  const ground = palette.background.paper;
  const accent = palette.primary.main;
  return {
    base: scheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [{ token: 'argument.identifier.gql', foreground: argumentColour[scheme] }],
    colors: {
      'editor.background': ground,
      'editorWidget.background': ground,
      'editorHoverWidget.background': ground,
      'editorSuggestWidget.background': ground,
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
 * GraphiQL's own colours (its documentation, its marks in the editor) in ours. It adds the alpha itself, so they are the
 * parts of an HSL colour: our accent, quiet text and surface.
 */
export const graphiqlLook = {
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
