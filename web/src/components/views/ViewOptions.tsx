import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { SavedView } from '../../lib/savedViews';
import { Menu } from '../overlays';
import { RenameViewDialog } from './RenameViewDialog';
import { useViewActs } from './useViewActs';

type Props = {
  view: SavedView;
  /** What is shown, where that is something else than the view. */
  changed: string | null;
  anchor: HTMLElement;
  onClose: () => void;
};

/** What can be done with a view, by those who may change it. */
export function ViewOptions({ view, changed, anchor, onClose }: Props) {
  const { update, openFirst, remove } = useViewActs();
  const [isRenaming, setIsRenaming] = useState(false);

  const act = (run: () => Promise<void>) => () => {
    onClose();
    void run();
  };

  if (isRenaming) return <RenameViewDialog view={view} onClose={onClose} />;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {changed !== null && (
        <MenuItem onClick={act(() => update(view, changed))}>Update to these filters</MenuItem>
      )}
      <MenuItem onClick={act(() => openFirst(view))}>
        {view.isFirst ? 'No longer open first' : 'Open first'}
      </MenuItem>
      <MenuItem onClick={() => setIsRenaming(true)}>Rename...</MenuItem>
      <MenuItem onClick={act(() => remove(view))}>Delete</MenuItem>
    </Menu>
  );
}
