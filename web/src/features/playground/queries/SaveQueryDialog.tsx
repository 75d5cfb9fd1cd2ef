import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { NameDialog } from '../../../components/forms/NameDialog';
import { isSameQuery, type PlaygroundQuery } from '../playgroundQuery';
import { SavedQueriesDocument, SaveQueryDocument } from './savedQueries.generated';

type SaveQueryDialogProps = { query: PlaygroundQuery; onClose: () => void };

/**
 * Saves a query under a name. If the viewer already has a query with this name, the dialog warns that it will
 * be replaced.
 */
export function SaveQueryDialog({ query, onClose }: SaveQueryDialogProps) {
  const savedQueries = useQuery(SavedQueriesDocument).data?.savedQueries ?? [];
  const [name, setName] = useState(
    () =>
      savedQueries.find(each => isSameQuery({ ...each, variables: each.variables ?? '' }, query))?.name ?? '',
  );
  const [save] = useMutation(SaveQueryDocument, { refetchQueries: ['SavedQueries'] });
  const showToast = useToast();
  const isReplacing = savedQueries.some(each => each.name === name.trim());

  async function submit() {
    await save({ variables: { name, ...query } });
    showToast(`“${name.trim()}” saved.`);
  }

  return (
    <NameDialog
      title="Save query"
      name={name}
      maxLength={80}
      onNameChange={setName}
      hint={isReplacing ? 'Replaces your query with that name.' : 'Only you can see it.'}
      label={isReplacing ? 'Replace' : 'Save'}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
