import Box from '@mui/material/Box';
import { CardsSkeleton } from '../../components/page/Skeletons';
import { contentStyles } from './contentLook';

/** The placeholder of a screen until its code and the viewer are loaded. */
export function PageSkeleton() {
  return <CardsSkeleton cards={6} height={74} />;
}

/** The placeholder of the whole page. It continues the drawing of index.html. */
export function AppSkeleton() {
  return (
    <>
      <Box aria-hidden="true" sx={{ height: 48, bgcolor: 'bar.main', displayPrint: 'none' }} />
      <Box component="main" sx={contentStyles}>
        <PageSkeleton />
      </Box>
    </>
  );
}
