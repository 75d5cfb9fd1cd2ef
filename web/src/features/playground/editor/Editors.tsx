import { QueryEditor, useGraphiQL, useGraphiQLActions, useMonaco, VariableEditor } from '@graphiql/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../../../components/feedback/Loading';
import { useIsPhone } from '../../../lib/hooks/mediaHooks';
import { useAreEditorsReady } from '../tabs/useTabs';
import { buildMonacoTheme, editorThemeNames, graphiqlStyles } from './editor.styles';

/**
 * Renders the editors of the query and its variables, side by side if there is space. On a phone, the editors
 * are collapsed, and the query can be run without expanding them.
 */
export function Editors() {
  const isPhone = useIsPhone();
  const [isExpanded, setIsExpanded] = useState(false);
  const isLoaded = useMonaco(state => state.monaco !== undefined);
  const isVisible = !isPhone || isExpanded;
  return (
    <>
      {isPhone && (
        <Button variant="outlined" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Hide query' : 'Show query'}
        </Button>
      )}
      <Box sx={[editorGridStyles, !isVisible && { display: 'none' }]}>
        <EditorPanel label="Query" action={<FormatButton />}>
          {isLoaded ? <QueryEditor /> : <Loading />}
        </EditorPanel>
        <EditorPanel label="Variables">{isLoaded && <VariableEditor />}</EditorPanel>
      </Box>
    </>
  );
}

function FormatButton() {
  const { prettifyEditors } = useGraphiQLActions();
  const isReady = useAreEditorsReady();
  return (
    <Button onClick={() => void prettifyEditors()} disabled={!isReady} sx={{ ml: 'auto' }}>
      Format
    </Button>
  );
}

type EditorPanelProps = { label: string; action?: ReactNode; children: ReactNode };

function EditorPanel({ label, action, children }: EditorPanelProps) {
  return (
    <Box role="group" aria-label={`${label} editor`} sx={editorPanelStyles}>
      <Box sx={editorHeaderStyles}>
        {label}
        {action}
      </Box>
      <Box className="graphiql-container" sx={[graphiqlStyles, { position: 'relative', minHeight: 0 }]}>
        {children}
      </Box>
    </Box>
  );
}

const editorGridStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(180px, 28%)' },
  gridTemplateRows: { xs: '280px 140px', sm: '100%' },
  height: { sm: 320 },
  minHeight: { sm: 160 },
  resize: { sm: 'vertical' },
  overflow: { sm: 'hidden' },
} as const;

const editorHeaderStyles = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 34 },
  pl: 1.25,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const editorPanelStyles = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

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
      responseEditor?.updateOptions({ ...editorOptions, ariaLabel: 'Results as JSON' });
    },
    [queryEditor, variableEditor, responseEditor],
  );
}
