import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HeaderTips } from '../../components/headers/HeaderTips';
import type { Viewer } from '../../lib/viewer';
import { useSignedIn } from '../session/SessionProvider';
import { contentLook } from './contentLook';
import { OfflineHint } from './OfflineHint';
import { TopBar } from './TopBar';
import type { OpenSheet } from './useSheetKeys';

type Props = {
  viewer: Viewer | undefined;
  /** Opens what the bar has a control for, once it is known who is looking. */
  onOpen: OpenSheet | undefined;
  children: ReactNode;
};

/** The frame of every signed-in screen. The name is known from the sign-in, before the viewer has been read. */
export function Layout({ viewer, onOpen, children }: Props) {
  const { user } = useSignedIn();
  return (
    <>
      <SkipLink />
      <TopBar name={viewer?.name ?? user.name} can={viewer?.can} onOpen={onOpen} />
      <OfflineHint />
      <HeaderTips component="main" id="content" tabIndex={-1} sx={contentLook}>
        {children}
      </HeaderTips>
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
        // Its ring is within it: around it is the dark bar.
        '--focus-offset': '-4px',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        displayPrint: 'none',
      }}
    >
      Skip to content
    </Box>
  );
}
