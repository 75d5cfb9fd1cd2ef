import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import type { ViewerSavedView } from '../../lib/viewer';
import { PinIcon } from '../icons/icons';
import { useViewActions } from './useViewActions';

/**
 * Selects or deselects a view as the view that opens first. People who cannot change the store's views can
 * use only this action on them.
 */
export function OpenFirstButton({ view, sx }: { view: ViewerSavedView; sx: SxProps }) {
  const { openFirst } = useViewActions();
  const label = `${view.isFirst ? 'Remove' : 'Set'} “${view.name}” as default`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => void openFirst(view)} sx={sx}>
      <PinIcon fontSize="small" />
    </IconButton>
  );
}
