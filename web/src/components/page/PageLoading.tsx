import Box from '@mui/material/Box';
import { BarShape } from './BarShape';
import { Loading } from './Loading';

/** The whole page while it is not known yet what it will be. Quick answers never show it. */
export function PageLoading({ hasBar = false }: { hasBar?: boolean }) {
  return (
    <>
      {hasBar && <BarShape />}
      <Box
        component="main"
        sx={{ minHeight: '60dvh', display: 'grid', placeItems: 'center', color: 'text.secondary' }}
      >
        <Loading />
      </Box>
    </>
  );
}
