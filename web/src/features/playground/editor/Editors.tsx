import { QueryEditor, useGraphiQLActions, useMonaco, VariableEditor } from '@graphiql/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Loading } from '../../../components/feedback/Loading';
import { useIsPhone } from '../../../lib/hooks/mediaHooks';
import { useIsReady } from '../tabs/useTabs';
import { graphiqlLook } from './editorLook';

/** The query and its variables, beside each other where there is room. On a phone they fold away: they are still run. */
export function Editors() {
  const isPhone = useIsPhone();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isLoaded = useMonaco(state => state.monaco !== undefined);
  const isShown = !isPhone || isUnfolded;
  return (
    <>
      {isPhone && (
        <Button variant="outlined" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Hide the query' : 'Show the query'}
        </Button>
      )}
      <Box sx={[editors, !isShown && { display: 'none' }]}>
        <Editor label="Query" action={<TidyUp />}>
          {isLoaded ? <QueryEditor /> : <Loading />}
        </Editor>
        <Editor label="Variables">{isLoaded && <VariableEditor />}</Editor>
      </Box>
    </>
  );
}

/** Lays out the query and its variables anew. */
function TidyUp() {
  const { prettifyEditors } = useGraphiQLActions();
  const isReady = useIsReady();
  return (
    <Button onClick={() => void prettifyEditors()} disabled={!isReady} sx={{ ml: 'auto' }}>
      Tidy up
    </Button>
  );
}

type EditorProps = { label: string; action?: ReactNode; children: ReactNode };

function Editor({ label, action, children }: EditorProps) {
  return (
    <Box role="group" aria-label={`${label} editor`} sx={frame}>
      <Box sx={editorHead}>
        {label}
        {action}
      </Box>
      <Box className="graphiql-container" sx={[graphiqlLook, { position: 'relative', minHeight: 0 }]}>
        {children}
      </Box>
    </Box>
  );
}

const editors = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(180px, 28%)' },
  gridTemplateRows: { xs: '280px 140px', sm: '100%' },
  height: { sm: 320 },
  minHeight: { sm: 160 },
  resize: { sm: 'vertical' },
  overflow: { sm: 'hidden' },
} as const;

const editorHead = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 34 },
  pl: 1.25,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const frame = {
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
