import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { ViewedList } from '../../generated/types';
import { useSavedViews } from '../../lib/savedViews';
import { useViewer } from '../../lib/viewer';
import { NameDialog } from '../forms/NameDialog';
import { LONGEST_NAME, useViewActs } from './useViewActs';

type Props = { list: ViewedList; search: string; onClose: () => void };

/** Asks for a name under which to save what is shown; the view of that name is replaced, and the dialog says so. */
export function SaveViewDialog({ list, search, onClose }: Props) {
  const views = useSavedViews(list);
  const { can } = useViewer();
  const { save } = useViewActs();
  const [name, setName] = useState('');
  const [isForStore, setIsForStore] = useState(false);
  const isReplacing = views.some(view => view.isForStore === isForStore && view.name === name.trim());
  return (
    <NameDialog
      title="Save this view"
      name={name}
      longest={LONGEST_NAME}
      onName={setName}
      hint={hintFor(isReplacing, isForStore)}
      label={isReplacing ? 'Replace' : 'Save'}
      onSubmit={() => save({ list, name, search, isForStore })}
      onClose={onClose}
    >
      {can.manageStoreViews && (
        <FormControlLabel
          label="For the store"
          control={<Checkbox checked={isForStore} onChange={event => setIsForStore(event.target.checked)} />}
        />
      )}
    </NameDialog>
  );
}

function hintFor(isReplacing: boolean, isForStore: boolean): string {
  if (isReplacing)
    return isForStore ? 'Replaces the store’s view of that name.' : 'Replaces your view of that name.';
  return isForStore ? 'Everyone has it.' : 'Only you see it.';
}
