import { useState } from 'react';
import type { SavedView } from '../../lib/savedViews';
import { NameDialog } from '../forms/NameDialog';
import { LONGEST_NAME, useViewActs } from './useViewActs';

type Props = { view: SavedView; onClose: () => void };

/** Asks for another name. */
export function RenameViewDialog({ view, onClose }: Props) {
  const { rename } = useViewActs();
  const [name, setName] = useState(view.name);
  return (
    <NameDialog
      title={`Rename “${view.name}”`}
      name={name}
      longest={LONGEST_NAME}
      onName={setName}
      label="Rename"
      onSubmit={() => rename(view, name)}
      onClose={onClose}
    />
  );
}
