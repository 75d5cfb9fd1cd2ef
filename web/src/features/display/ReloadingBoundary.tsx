import Box from '@mui/material/Box';
import { Component, type ReactNode, useEffect } from 'react';
import { reloadInAMinute } from './reload';

/** Around all that a display draws: React takes away a tree that throws, and a wall has nobody who loads it again. */
export class ReloadingBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  useEffect(reloadInAMinute, []);
  return (
    <Box component="main" sx={{ height: '100vh', display: 'grid', placeContent: 'center', p: '2rem' }}>
      <Box component="p" role="status" sx={sentence}>
        This cannot be shown right now. The page is loaded again in a minute.
      </Box>
    </Box>
  );
}

const sentence = { m: 0, fontSize: '1.5rem', textAlign: 'center', color: 'text.secondary' } as const;
