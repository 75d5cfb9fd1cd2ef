import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import type { SavedView } from '../../lib/savedViews';
import { PinIcon } from '../look/icons';
import { useViewActs } from './useViewActs';

/** Opens a view first, or no longer: all that can be done with a view of the store by those who may not change it. */
export function OpenFirstButton({ view, sx }: { view: SavedView; sx: SxProps }) {
  const { openFirst } = useViewActs();
  const label = `${view.isFirst ? 'No longer open' : 'Open'} “${view.name}” first`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => void openFirst(view)} sx={sx}>
      <PinIcon fontSize="small" />
    </IconButton>
  );
}
