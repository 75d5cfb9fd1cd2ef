import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { editorThemeNames, buildMonacoTheme } from './editorLook';

const editorOptions = {
  fontSize: 13,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  wordWrap: 'on',
} as const;

/** Applies the app's colors, font size and labels to the editors. The colors follow the color scheme. */
export function useEditorTheme(): void {
  const { colorSchemes } = useTheme();
  const { mode, systemMode } = useColorScheme();
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  const monaco = useMonaco(state => state.monaco);
  const { setTheme } = useGraphiQLActions();

  useEffect(
    function applyThemes() {
      for (const each of ['light', 'dark'] as const) {
        const palette = colorSchemes?.[each]?.palette;
        if (palette) monaco?.editor.defineTheme(editorThemeNames[each], buildMonacoTheme(each, palette));
      }
      setTheme(scheme);
    },
    [monaco, colorSchemes, scheme, setTheme],
  );

  const { queryEditor, variableEditor, responseEditor } = useGraphiQL(state => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    responseEditor: state.responseEditor,
  }));
  useEffect(
    function labelEditors() {
      queryEditor?.updateOptions({ ...editorOptions, ariaLabel: 'Query' });
      variableEditor?.updateOptions({ ...editorOptions, ariaLabel: 'Variables' });
      responseEditor?.updateOptions({ ...editorOptions, ariaLabel: 'Answer as JSON' });
    },
    [queryEditor, variableEditor, responseEditor],
  );
}
