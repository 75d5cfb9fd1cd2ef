import Box from '@mui/material/Box';
import { Component, type ReactNode, useEffect } from 'react';
import { retryReloadEveryMinute } from './reload';

/**
 * Reloads the page after a rendering error. React removes a tree that throws, and a display has no user who
 * could reload it.
 */
export class ReloadingBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ReloadNotice /> : this.props.children;
  }
}

function ReloadNotice() {
  useEffect(retryReloadEveryMinute, []);
  return (
    <Box component="main" sx={{ height: '100vh', display: 'grid', placeContent: 'center', p: '2rem' }}>
      <Box component="p" role="status" sx={noticeStyles}>
        This cannot be shown right now. The page is loaded again in a minute.
      </Box>
    </Box>
  );
}

const noticeStyles = { m: 0, fontSize: '1.5rem', textAlign: 'center', color: 'text.secondary' } as const;
