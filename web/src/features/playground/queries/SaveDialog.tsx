import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { NameDialog } from '../../../components/forms/NameDialog';
import { isSame, type TypedQuery } from '../queryLink';
import { SavedQueriesDocument, SaveQueryDocument } from './savedQueries.generated';

type Props = { query: TypedQuery; onClose: () => void };

/** Asks for a name under which to keep a query; one's own query of that name is replaced, and the dialog says so. */
export function SaveDialog({ query, onClose }: Props) {
  const own = useQuery(SavedQueriesDocument).data?.savedQueries ?? [];
  const [name, setName] = useState(
    () => own.find(each => isSame({ ...each, variables: each.variables ?? '' }, query))?.name ?? '',
  );
  const [save] = useMutation(SaveQueryDocument, { refetchQueries: ['SavedQueries'] });
  const showToast = useToast();
  const isReplacing = own.some(each => each.name === name.trim());

  async function submit() {
    await save({ variables: { name, ...query } });
    showToast(`“${name.trim()}” is saved.`);
  }

  return (
    <NameDialog
      title="Save this query"
      name={name}
      maxLength={80}
      onNameChange={setName}
      hint={isReplacing ? 'Replaces your query of that name.' : 'Only you see it.'}
      label={isReplacing ? 'Replace' : 'Save'}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
