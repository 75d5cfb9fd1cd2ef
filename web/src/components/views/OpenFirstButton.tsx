import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import type { ViewerSavedView } from '../../lib/viewer';
import { PinIcon } from '../icons/icons';
import { useViewActions } from './useViewActions';

/**
 * Sets or unsets a view as the one that opens first. This is the only action on the store's views for people
 * who cannot change them.
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
