import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { NameDialog } from '../../components/forms/NameDialog';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { ManagedPerson } from './employeeDraft';
import { UnlinkSignInDocument, UpdateEmployeeDocument } from './managers.generated';

type Props = { person: ManagedPerson; onClose: () => void };

/** Edits the name and the email address of a person. Admins can also unlink the sign-in account. */
export function EditPersonDialog({ person, onClose }: Props) {
  const { employee, canChangeEmail, canUnlinkSignIn } = person;
  const [name, setName] = useState(employee.name);
  const [email, setEmail] = useState(employee.email);
  const [update] = useMutation(UpdateEmployeeDocument, { refetchQueries: 'active' });
  const showToast = useToast();

  async function save() {
    const input = {
      ...(name.trim() !== employee.name && { name }),
      ...(email.trim() !== employee.email && { email }),
    };
    if (Object.keys(input).length === 0) return;
    await update({ variables: { id: employee.id, input } });
    showToast(`${name.trim()} has been updated.`);
  }

  return (
    <NameDialog
      title={`Edit ${employee.name}`}
      name={name}
      maxLength={200}
      onNameChange={setName}
      label="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        required
        type="email"
        label="Email"
        value={email}
        disabled={!canChangeEmail}
        onChange={event => setEmail(event.target.value)}
        helperText={canChangeEmail ? undefined : 'Only a manager or an admin can change this email.'}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
      />
      {canUnlinkSignIn && <UnlinkSignIn employee={employee} onUnlinked={onClose} />}
    </NameDialog>
  );
}

function UnlinkSignIn({
  employee,
  onUnlinked,
}: Pick<ManagedPerson, 'employee'> & { onUnlinked: () => void }) {
  const [unlink, { loading }] = useMutation(UnlinkSignInDocument, { refetchQueries: 'active' });
  const showToast = useToast();

  async function confirm() {
    try {
      await unlink({ variables: { id: employee.id } });
      showToast(`${employee.name} is signed out. The next sign-in with this email links an account.`);
      onUnlinked();
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        New Microsoft account? Unlink the old one. This signs {employee.name} out. The next sign-in with this
        email links the new account.
      </Typography>
      <ConfirmButton
        label="Unlink sign-in"
        confirmLabel="Confirm Unlink"
        busyLabel="Unlinking..."
        isBusy={loading}
        onConfirm={() => void confirm()}
      />
    </Box>
  );
}
