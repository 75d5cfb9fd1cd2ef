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
import { useEditorTheme } from './editor/useEditorLook';
import { SidePanel } from './queries/SidePanel';
import { useKnownQueries } from './queries/useKnownQueries';
import type { PlaygroundQuery } from './queryLink';
import { RunBar } from './run/RunBar';
import { TabBar } from './tabs/TabStrip';
import type { TabStorage } from './tabs/tabStorage';
import { useStoreAllOffered, useOpenQuery } from './tabs/useTabs';
import { useSharedQuery } from './useSharedQuery';

const MenuOpenIcon = createIcon(mdiMenuOpen);

/** Shows the menu of queries next to the editors and the result. On narrow screens, the menu is a drawer. */
export function Playground({ storage }: { storage: TabStorage }) {
  const knownQueries = useKnownQueries();
  const openQuery = useOpenQuery(knownQueries);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSharedQuery(openQuery);
  useStoreAllOffered(storage, knownQueries);
  useEditorTheme();

  function openFromMenu(query: PlaygroundQuery) {
    openQuery(query);
    setIsMenuOpen(false);
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
              <Button variant="outlined" startIcon={<MenuOpenIcon />} onClick={() => setIsMenuOpen(true)}>
                Questions
              </Button>
            )}
          </>
        }
      />
      <Box sx={pageColumnsStyles}>
        {isNarrow ? (
          <Drawer
            open={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            slotProps={{
              paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Questions', sx: drawerStyles },
            }}
          >
            <SidePanel onOpen={openFromMenu} onClose={() => setIsMenuOpen(false)} />
          </Drawer>
        ) : (
          <Box sx={sideStyles}>
            <SidePanel onOpen={openFromMenu} />
          </Box>
        )}
        <Box sx={mainStyles}>
          <TabBar knownQueries={knownQueries} />
          <Editors />
          <RunBar />
          <Results />
        </Box>
      </Box>
    </>
  );
}

const pageColumnsStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
} as const;

const sideStyles = { position: 'sticky', top: 64, maxHeight: 'calc(100dvh - 80px)', display: 'flex' } as const;

const drawerStyles = { width: 'min(100vw, 400px)' } as const;

const mainStyles = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
