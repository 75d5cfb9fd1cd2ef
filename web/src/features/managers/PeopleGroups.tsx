import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { DeactivateDialog } from './DeactivateDialog';
import { EmployeeRow } from './EmployeeRow';
import { deactivates, isChanged } from './employeeDraft';
import { LeaveGuard } from './LeaveGuard';
import type { ManagedPerson, Titles } from './managedPerson';
import { PeopleSections } from './PeopleSections';
import { type PeopleGroup, sizeOf } from './peopleGroups';
import { useEmployeeEdits } from './useEmployeeEdits';

type Props = {
  groups: readonly PeopleGroup[];
  everyone: readonly ManagedPerson[];
  titles: Titles;
  /** What is looked for: groups without a match are left out. */
  search: string;
};

/** The groups with their rows, and what was chosen in them. */
export function PeopleGroups({ groups, everyone, titles, search }: Props) {
  const { editOf, choose, save } = useEmployeeEdits();
  const [asked, setAsked] = useState<ManagedPerson | null>(null);
  const unsaved = everyone.filter(person => isChanged(person, editOf(person.employee.id).draft));

  const shown = search === '' ? groups : groups.filter(group => sizeOf(group) > 0);

  return (
    <>
      <LeaveGuard isUnsaved={unsaved.length > 0} />
      {shown.length === 0 && <EmptyState text={`Nobody is called “${search}” here.`} />}
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
              onUpdate={() =>
                deactivates(person, editOf(person.employee.id).draft) ? setAsked(person) : void save(person)
              }
            />
          )}
        />
      ))}
      <Typography
        role="status"
        variant="body2"
        sx={{
          position: 'sticky',
          bottom: 8,
          justifySelf: 'start',
          px: 1.5,
          py: 0.75,
          borderRadius: 1,
          boxShadow: 3,
          bgcolor: 'row.updated',
          '&:empty': { display: 'none' },
        }}
      >
        {unsaved.length > 0 && unsavedNote(unsaved.length)}
      </Typography>
      {asked && (
        <DeactivateDialog
          person={asked}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void save(asked);
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
