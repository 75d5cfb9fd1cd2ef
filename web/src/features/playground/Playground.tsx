import { useQuery } from '@apollo/client/react';
import { mdiMenuOpen } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { createIcon } from '../../components/icons/icons';
import { Drawer } from '../../components/overlays';
import { PageHeader } from '../../components/page/PageHeader';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { Editors, useEditorTheme } from './editor/Editors';
import { type PlaygroundQuery, parseQueryHash } from './playgroundQuery';
import { builtInQueries, toPlaygroundQuery } from './queries/builtInQueries';
import { SidePanel } from './queries/SidePanel';
import { SavedQueriesDocument } from './queries/savedQueries.generated';
import { Results } from './results/Results';
import { RunBar } from './run/RunBar';
import { TabBar } from './tabs/TabBar';
import type { TabStorage } from './tabs/tabStorage';
import { useOpenQuery, useStoreTabRecoverability } from './tabs/useTabs';

const MenuOpenIcon = createIcon(mdiMenuOpen);

/** Shows the menu of queries next to the editors and the result. On narrow screens, the menu is a drawer. */
export function Playground({ storage }: { storage: TabStorage }) {
  const knownQueries = useKnownQueries();
  const openQuery = useOpenQuery(knownQueries);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSharedQuery(openQuery);
  useStoreTabRecoverability(storage, knownQueries);
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
                Queries
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
              paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Queries', sx: drawerStyles },
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

const sideStyles = {
  position: 'sticky',
  top: 64,
  maxHeight: 'calc(100dvh - 80px)',
  display: 'flex',
} as const;

const drawerStyles = { width: 'min(100vw, 400px)' } as const;

const mainStyles = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Opens the query of a shared link and removes it from the URL, so that a reload keeps later edits. */
export function useSharedQuery(openQuery: (query: PlaygroundQuery) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const openAndClearHash = useEffectEvent((query: PlaygroundQuery) => {
    openQuery(query);
    void navigate({ hash: '' }, { replace: true });
  });
  useEffect(
    function openSharedQuery() {
      const query = parseQueryHash(hash);
      if (query) openAndClearHash(query);
    },
    [hash],
  );
}

/** Returns all queries of the menu: the built-in queries and the viewer's saved ones. */
export function useKnownQueries(): readonly PlaygroundQuery[] {
  const today = useStoreToday();
  const savedQueries = useQuery(SavedQueriesDocument).data?.savedQueries;
  return useMemo(
    () => [
      ...builtInQueries.map(builtInQuery => toPlaygroundQuery(builtInQuery, today)),
      ...(savedQueries ?? []).map(({ document, variables }) => ({ document, variables: variables ?? '' })),
    ],
    [savedQueries, today],
  );
}
