import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { ViewedList } from '../../generated/types';
import { useSavedViews, useViewer } from '../../lib/viewer';
import { NameDialog } from '../forms/NameDialog';
import { MAX_NAME_LENGTH, useViewActions } from './useViewActions';

type Props = { list: ViewedList; search: string; onClose: () => void };

/**
 * Saves the current filters as a view. The dialog warns if an existing view of that name will be replaced.
 */
export function SaveViewDialog({ list, search, onClose }: Props) {
  const views = useSavedViews(list);
  const { can } = useViewer();
  const { save } = useViewActions();
  const [name, setName] = useState('');
  const [isForStore, setIsForStore] = useState(false);
  const isReplacing = views.some(view => view.isForStore === isForStore && view.name === name.trim());
  return (
    <NameDialog
      title="Save view"
      name={name}
      maxLength={MAX_NAME_LENGTH}
      onNameChange={setName}
      hint={formatHint(isReplacing, isForStore)}
      label={isReplacing ? 'Replace' : 'Save'}
      onSubmit={() => save({ list, name, search, isForStore })}
      onClose={onClose}
    >
      {can.manageStoreViews && (
        <FormControlLabel
          label="Share with the store"
          control={<Checkbox checked={isForStore} onChange={event => setIsForStore(event.target.checked)} />}
        />
      )}
    </NameDialog>
  );
}

function formatHint(isReplacing: boolean, isForStore: boolean): string {
  if (isReplacing)
    return isForStore ? 'Replaces the store view with this name.' : 'Replaces your view with this name.';
  return isForStore ? 'Everyone can see it.' : 'Only you can see it.';
}
