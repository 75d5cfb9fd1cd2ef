import { useState } from 'react';
import type { ViewerSavedView } from '../../lib/savedViews';
import { NameDialog } from '../forms/NameDialog';
import { MAX_NAME_LENGTH, useViewActions } from './useViewActs';

type Props = { view: ViewerSavedView; onClose: () => void };

export function RenameViewDialog({ view, onClose }: Props) {
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
