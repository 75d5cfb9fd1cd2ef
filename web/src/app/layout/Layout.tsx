import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Viewer } from '../../lib/viewer';
import { useSignedIn } from '../session/SessionProvider';
import { contentLook } from './contentLook';
import { OfflineHint } from './OfflineHint';
import { TopBar } from './TopBar';

/** The frame of every signed-in screen. The name is known from the sign-in, before the viewer has been read. */
export function Layout({ viewer, children }: { viewer: Viewer | undefined; children: ReactNode }) {
  const { user } = useSignedIn();
  return (
    <>
      <SkipLink />
      <TopBar name={viewer?.name ?? user.name} can={viewer?.can} />
      <OfflineHint />
      <Box component="main" id="content" tabIndex={-1} sx={contentLook}>
        {children}
      </Box>
    </>
  );
}

function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 4,
        left: 4,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        displayPrint: 'none',
      }}
    >
      Skip to content
    </Box>
  );
}
