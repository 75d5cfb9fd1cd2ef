import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { editorTheme, monacoThemeOf } from './editorLook';

const type = {
  fontSize: 13,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  wordWrap: 'on',
} as const;

/** Gives the editors the colours, the size and the names of the rest of the page; they follow the theme switch. */
export function useEditorLook(): void {
  const { colorSchemes } = useTheme();
  const { mode, systemMode } = useColorScheme();
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  const monaco = useMonaco(state => state.monaco);
  const { setTheme } = useGraphiQLActions();

  useEffect(
    function paint() {
      for (const each of ['light', 'dark'] as const) {
        const palette = colorSchemes?.[each]?.palette;
        if (palette) monaco?.editor.defineTheme(editorTheme[each], monacoThemeOf(each, palette));
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
    function name() {
      queryEditor?.updateOptions({ ...type, ariaLabel: 'Query' });
      variableEditor?.updateOptions({ ...type, ariaLabel: 'Variables' });
      responseEditor?.updateOptions({ ...type, ariaLabel: 'Answer as JSON' });
    },
    [queryEditor, variableEditor, responseEditor],
  );
}
