import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { AlertDialog } from '../../components/forms/AlertDialog';
import { LeaveGuard } from '../../components/saving/LeaveGuard';
import { framedStyles } from '../../components/styles/framed.styles';
import { useViewer } from '../../lib/viewer';
import { EditPersonDialog } from './EditPersonDialog';
import { EmployeeRow, useEmployeeEdits } from './EmployeeRow';
import { isChanged, isDeactivation, type ManagedPerson, type PositionAndTeamTitles } from './employeeDraft';
import { countPeople, type PeopleGroup } from './groupPeople';
import { PeopleSections, PeopleTableHeader } from './PeopleSections';

type Props = {
  groups: readonly PeopleGroup[];
  allPeople: readonly ManagedPerson[];
  titles: PositionAndTeamTitles;
  /** Search text. Groups without a match are hidden. */
  search: string;
  /** Clears the search. */
  onShowAll: () => void;
};

/** Renders the groups of people, and manages the unsaved changes of their rows. */
export function PeopleGroups({ groups, allPeople, titles, search, onShowAll }: Props) {
  const { getEdit, changeDraft, save } = useEmployeeEdits();
  const [personToDeactivate, setPersonToDeactivate] = useState<ManagedPerson | null>(null);
  const [personToEdit, setPersonToEdit] = useState<ManagedPerson | null>(null);
  const [updatedPerson, setUpdatedPerson] = useState<ManagedPerson | null>(null);
  const unsavedPeople = allPeople.filter(person => isChanged(person, getEdit(person.employee.id).draft));

  useEffect(
    function restoreRowFocus() {
      if (!updatedPerson) return;
      focusEmployeeRow(updatedPerson);
      // The reloaded list may move the row to another group. Then the focus is restored a second time.
      if (!allPeople.includes(updatedPerson)) setUpdatedPerson(null);
    },
    [updatedPerson, allPeople],
  );

  async function update(person: ManagedPerson) {
    await save(person);
    setUpdatedPerson(person);
  }

  const visibleGroups = search === '' ? groups : groups.filter(group => countPeople(group) > 0);

  return (
    <>
      <LeaveGuard isUnsaved={() => unsavedPeople.length > 0}>
        Some people have unsaved changes. The changes will be lost if you leave.
      </LeaveGuard>
      {visibleGroups.length === 0 && (
        <EmptyState
          text={`No results for “${search}”.`}
          action={
            <Button variant="outlined" onClick={onShowAll}>
              Show everyone
            </Button>
          }
        />
      )}
      {visibleGroups.length > 0 && (
        <Box sx={framedStyles}>
          <PeopleTableHeader />
          {visibleGroups.map(group => (
            <PeopleSections
              key={group.title}
              group={group}
              isSearching={search !== ''}
              renderRow={person => (
                <EmployeeRow
                  key={person.employee.id}
                  person={person}
                  titles={titles}
                  edit={getEdit(person.employee.id)}
                  onChoose={choice => changeDraft(person, choice)}
                  onEdit={() => setPersonToEdit(person)}
                  onUpdate={() =>
                    isDeactivation(person, getEdit(person.employee.id).draft)
                      ? setPersonToDeactivate(person)
                      : void update(person)
                  }
                />
              )}
            />
          ))}
        </Box>
      )}
      <Typography role="status" variant="body2" sx={noteStyles}>
        {unsavedPeople.length > 0 && formatUnsavedNote(unsavedPeople.length)}
      </Typography>
      {personToEdit && <EditPersonDialog person={personToEdit} onClose={() => setPersonToEdit(null)} />}
      {personToDeactivate && (
        <DeactivateDialog
          person={personToDeactivate}
          onCancel={() => setPersonToDeactivate(null)}
          onConfirm={() => {
            setPersonToDeactivate(null);
            void update(personToDeactivate);
          }}
        />
      )}
    </>
  );
}

const formatUnsavedNote = (count: number) =>
  count === 1 ? 'One person has unsaved changes.' : `${count} people have unsaved changes.`;

/**
 * Moves the focus to the row of a person after a save, because the Update button disappears. The page does
 * not scroll.
 */
function focusEmployeeRow({ employee }: ManagedPerson) {
  if (document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`[data-employee="${employee.id}"] [role="combobox"]`)
    ?.focus({ preventScroll: true });
}

const noteStyles = {
  position: 'sticky',
  bottom: 8,
  justifySelf: 'start',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  boxShadow: 3,
  // Visible in forced-colors mode.
  border: '1px solid transparent',
  bgcolor: 'row.updated',
  '&:empty': { display: 'none' },
} as const;

type DeactivateDialogProps = { person: ManagedPerson; onCancel: () => void; onConfirm: () => void };

/** Renders the confirmation before a person is made inactive, because the change takes effect immediately. */
export function DeactivateDialog({ person: { employee }, onCancel, onConfirm }: DeactivateDialogProps) {
  const isViewer = useViewer().id === employee.id;
  return (
    <AlertDialog
      canCloseByBack
      title={isViewer ? 'Make yourself inactive?' : `Make ${employee.name} inactive?`}
      onClose={onCancel}
      actions={[
        { label: 'Cancel', onClick: onCancel, isFocused: true },
        { label: 'Make inactive', onClick: onConfirm, isDangerous: true },
      ]}
    >
      {isViewer
        ? 'You’ll be signed out right away, and only another user can reactivate you.'
        : 'They’ll be signed out right away and can no longer sign in. Their deals and ups won’t change.'}
    </AlertDialog>
  );
}
