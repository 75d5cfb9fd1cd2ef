import Box from '@mui/material/Box';
import { CardsSkeleton } from '../../components/page/Skeletons';
import { contentLook } from './contentLook';

/** Takes the place of a screen until its code is loaded and the viewer is known. */
export function PageSkeleton() {
  return <CardsSkeleton cards={6} height={74} />;
}

/** Takes the place of the whole page. Continues what index.html draws. */
export function AppSkeleton() {
  return (
    <>
      <Box aria-hidden="true" sx={{ height: 48, bgcolor: 'bar.main', displayPrint: 'none' }} />
      <Box component="main" sx={contentLook}>
        <PageSkeleton />
      </Box>
    </>
  );
}
