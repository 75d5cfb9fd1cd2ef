import Box from '@mui/material/Box';
import { BarShape } from '../../components/page/BarShape';
import { contentLook } from './contentLook';
import { ShownPageShape } from './ShownPageShape';

/** A signed-in screen before anything of it has come. */
export function LayoutShape() {
  return (
    <>
      <BarShape />
      <Box component="main" sx={contentLook}>
        <ShownPageShape />
      </Box>
    </>
  );
}
