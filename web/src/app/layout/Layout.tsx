import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HeaderTooltips } from '../../components/headers/HeaderTips';
import type { Viewer } from '../../lib/viewer';
import { useSignedIn } from '../session/SessionProvider';
import { contentStyles } from './contentLook';
import { OfflineBanner } from './OfflineHint';
import { TopBar } from './TopBar';
import type { OpenTopBarDialog } from './useSheetKeys';

type LayoutProps = {
  viewer: Viewer | undefined;
  /** Opens the dialogs of the top bar; undefined until the viewer is loaded. */
  onOpenDialog: OpenTopBarDialog | undefined;
  children: ReactNode;
};

/** The frame of every signed-in screen. The sign-in provides the name before the viewer is loaded. */
export function Layout({ viewer, onOpenDialog, children }: LayoutProps) {
  const { user } = useSignedIn();
  return (
    <>
      <SkipLink />
      <TopBar name={viewer?.name ?? user.name} can={viewer?.can} onOpenDialog={onOpenDialog} />
      <OfflineBanner />
      <HeaderTooltips component="main" id="content" tabIndex={-1} sx={contentStyles}>
        {children}
      </HeaderTooltips>
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
        // The focus ring is inside, because the dark bar is around the link.
        '--focus-offset': '-4px',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        displayPrint: 'none',
      }}
    >
      Skip to content
    </Box>
  );
}
