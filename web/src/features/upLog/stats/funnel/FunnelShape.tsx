import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';

/** The place of the funnel while it is on its way, as high as it will be. */
export const FunnelShape = () => (
  <Box sx={{ minHeight: { xs: 530, sm: 109 } }}>
    <span role="status" style={visuallyHidden}>
      Loading...
    </span>
    <Skeleton animation={false} variant="rounded" height="100%" />
  </Box>
);
