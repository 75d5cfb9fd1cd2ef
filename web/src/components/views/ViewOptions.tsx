import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ViewerSavedView } from '../../lib/viewer';
import { NameDialog } from '../forms/NameDialog';
import { Menu } from '../overlays';
import { MAX_NAME_LENGTH, useViewActions } from './useViewActions';

type Props = {
  view: ViewerSavedView;
  /** The current filters, if they differ from the view. */
  changedSearch: string | null;
  anchor: HTMLElement;
  onClose: () => void;
};

/** Renders the actions on a view, for people who can change the view. */
export function ViewOptions({ view, changedSearch, anchor, onClose }: Props) {
  const { update, openFirst, remove } = useViewActions();
  const [isRenaming, setIsRenaming] = useState(false);

  const closeAndRun = (run: () => Promise<void>) => () => {
    onClose();
    void run();
  };

  if (isRenaming) return <RenameViewDialog view={view} onClose={onClose} />;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {changedSearch !== null && (
        <MenuItem onClick={closeAndRun(() => update(view, changedSearch))}>
          Update to current filters
        </MenuItem>
      )}
      <MenuItem onClick={closeAndRun(() => openFirst(view))}>
        {view.isFirst ? 'Remove as default' : 'Set as default'}
      </MenuItem>
      <MenuItem onClick={() => setIsRenaming(true)}>Rename...</MenuItem>
      <MenuItem onClick={closeAndRun(() => remove(view))}>Delete</MenuItem>
    </Menu>
  );
}

type RenameViewDialogProps = { view: ViewerSavedView; onClose: () => void };

export function RenameViewDialog({ view, onClose }: RenameViewDialogProps) {
  const { rename } = useViewActions();
  const [name, setName] = useState(view.name);
  return (
    <NameDialog
      title={`Rename “${view.name}”`}
      name={name}
      maxLength={MAX_NAME_LENGTH}
      onNameChange={setName}
      label="Rename"
      onSubmit={() => rename(view, name)}
      onClose={onClose}
    />
  );
}
