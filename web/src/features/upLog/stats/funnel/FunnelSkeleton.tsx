import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';

/** Reserves the height of the funnel while it loads. */
export const FunnelSkeleton = () => (
  <Box sx={{ minHeight: { xs: 530, sm: 109 } }}>
    <span role="status" style={visuallyHidden}>
      Loading...
    </span>
    <Skeleton animation={false} variant="rounded" height="100%" />
  </Box>
);
