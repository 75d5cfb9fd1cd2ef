import { mdiMenuOpen } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Link } from 'react-router';
import { createIcon } from '../../components/icons/icons';
import { Drawer } from '../../components/overlays';
import { PageHeader } from '../../components/page/PageHeader';
import { Results } from './answer/Results';
import { Editors } from './editor/Editors';
import { useEditorLook } from './editor/useEditorLook';
import { SidePanel } from './queries/SidePanel';
import { useKnownQueries } from './queries/useKnownQueries';
import type { TypedQuery } from './queryLink';
import { RunBar } from './run/RunBar';
import { TabStrip } from './tabs/TabStrip';
import type { TabStorage } from './tabs/tabStorage';
import { useNoteOffered, useOpenQuery } from './tabs/useTabs';
import { useSharedQuery } from './useSharedQuery';

const MenuOpenIcon = createIcon(mdiMenuOpen);

/** What to ask at the left, the query and its answer beside it; on narrow screens the left side is a sheet. */
export function Playground({ storage }: { storage: TabStorage }) {
  const known = useKnownQueries();
  const open = useOpenQuery(known);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useSharedQuery(open);
  useNoteOffered(storage, known);
  useEditorLook();

  function choose(query: TypedQuery) {
    open(query);
    setIsSheetOpen(false);
  }

  return (
    <>
      <PageHeader
        title="Playground"
        actions={
          <>
            <Button component={Link} to="/accesstokens">
              Access tokens
            </Button>
            {isNarrow && (
              <Button variant="outlined" startIcon={<MenuOpenIcon />} onClick={() => setIsSheetOpen(true)}>
                Questions
              </Button>
            )}
          </>
        }
      />
      <Box sx={columns}>
        {isNarrow ? (
          <Drawer
            open={isSheetOpen}
            onClose={() => setIsSheetOpen(false)}
            slotProps={{
              paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Questions', sx: sheet },
            }}
          >
            <SidePanel onOpen={choose} onClose={() => setIsSheetOpen(false)} />
          </Drawer>
        ) : (
          <Box sx={side}>
            <SidePanel onOpen={choose} />
          </Box>
        )}
        <Box sx={main}>
          <TabStrip known={known} />
          <Editors />
          <RunBar />
          <Results />
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
} as const;

const side = { position: 'sticky', top: 64, maxHeight: 'calc(100dvh - 80px)', display: 'flex' } as const;

const sheet = { width: 'min(100vw, 400px)' } as const;

const main = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
