import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LeaveGuard } from '../../components/saving/LeaveGuard';
import { framedStyles } from '../../components/styles/framed.styles';
import { DeactivateDialog } from './DeactivateDialog';
import { EditPersonDialog } from './EditPersonDialog';
import { EmployeeRow } from './EmployeeRow';
import { deactivates, isChanged } from './employeeDraft';
import type { ManagedPerson, Titles } from './managedPerson';
import { PeopleHead } from './PeopleHead';
import { PeopleSections } from './PeopleSections';
import { type PeopleGroup, sizeOf } from './peopleGroups';
import { useEmployeeEdits } from './useEmployeeEdits';

type Props = {
  groups: readonly PeopleGroup[];
  everyone: readonly ManagedPerson[];
  titles: Titles;
  /** What is looked for: groups without a match are left out. */
  search: string;
  /** Ends the search. */
  onShowAll: () => void;
};

/** The groups with their rows, and what was chosen in them. */
export function PeopleGroups({ groups, everyone, titles, search, onShowAll }: Props) {
  const { editOf, choose, save } = useEmployeeEdits();
  const [deactivating, setDeactivating] = useState<ManagedPerson | null>(null);
  const [editing, setEditing] = useState<ManagedPerson | null>(null);
  const [updated, setUpdated] = useState<ManagedPerson | null>(null);
  const unsaved = everyone.filter(person => isChanged(person, editOf(person.employee.id).draft));

  useEffect(
    function keepTheKeyboardInTheRow() {
      if (!updated) return;
      focusRowOf(updated);
      // Once more when the list tells of the update, which may move the row to another group.
      if (!everyone.includes(updated)) setUpdated(null);
    },
    [updated, everyone],
  );

  async function update(person: ManagedPerson) {
    await save(person);
    setUpdated(person);
  }

  const shown = search === '' ? groups : groups.filter(group => sizeOf(group) > 0);

  return (
    <>
      <LeaveGuard isUnsaved={() => unsaved.length > 0}>
        Some people here have changes that are not updated yet. They are lost when you leave.
      </LeaveGuard>
      {shown.length === 0 && (
        <EmptyState
          text={`Nobody is called “${search}” here.`}
          action={
            <Button variant="outlined" onClick={onShowAll}>
              Show everyone
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <Box sx={framedStyles}>
          <PeopleHead />
          {shown.map(group => (
            <PeopleSections
              key={group.title}
              group={group}
              isSearching={search !== ''}
              renderRow={person => (
                <EmployeeRow
                  key={person.employee.id}
                  person={person}
                  titles={titles}
                  edit={editOf(person.employee.id)}
                  onChoose={choice => choose(person, choice)}
                  onEdit={() => setEditing(person)}
                  onUpdate={() =>
                    deactivates(person, editOf(person.employee.id).draft)
                      ? setDeactivating(person)
                      : void update(person)
                  }
                />
              )}
            />
          ))}
        </Box>
      )}
      <Typography role="status" variant="body2" sx={note}>
        {unsaved.length > 0 && unsavedNote(unsaved.length)}
      </Typography>
      {editing && <EditPersonDialog person={editing} onClose={() => setEditing(null)} />}
      {deactivating && (
        <DeactivateDialog
          person={deactivating}
          onCancel={() => setDeactivating(null)}
          onConfirm={() => {
            setDeactivating(null);
            void update(deactivating);
          }}
        />
      )}
    </>
  );
}

const unsavedNote = (count: number) =>
  count === 1
    ? 'One person has a change that is not updated yet.'
    : `${count} people have changes that are not updated yet.`;

/** Update leaves the page once all is saved: the keyboard goes on in its row, wherever that is, and the page stays where it is. */
function focusRowOf({ employee }: ManagedPerson) {
  if (document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`[data-employee="${employee.id}"] [role="combobox"]`)
    ?.focus({ preventScroll: true });
}

const note = {
  position: 'sticky',
  bottom: 8,
  justifySelf: 'start',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  boxShadow: 3,
  // Seen where colours are forced.
  border: '1px solid transparent',
  bgcolor: 'row.updated',
  '&:empty': { display: 'none' },
} as const;
