import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import type { ViewerSavedView } from '../../lib/viewer';
import { PinIcon } from '../icons/icons';
import { useViewActions } from './useViewActions';

/**
 * Makes a view the first to open, or not. It is the only action on a view of the store for people who cannot
 * change it.
 */
export function OpenFirstButton({ view, sx }: { view: ViewerSavedView; sx: SxProps }) {
  const { openFirst } = useViewActions();
  const label = `${view.isFirst ? 'No longer open' : 'Open'} “${view.name}” first`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => void openFirst(view)} sx={sx}>
      <PinIcon fontSize="small" />
    </IconButton>
  );
}
