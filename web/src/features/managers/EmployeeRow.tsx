import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { toTeamTagId } from '../../components/deals/tags';
import { ProblemText } from '../../components/forms/ProblemText';
import { EditIcon } from '../../components/icons/icons';
import { useViewer } from '../../lib/viewer';
import { type EmployeeDraft, hasTeam, isChanged, shownIn } from './employeeDraft';
import type { ManagedPerson, Titles } from './managedPerson';
import { RowSelect } from './RowSelect';
import { positionPlace, rowLook, teamPlace, wholePosition } from './rowLook';
import type { RowEdit } from './useEmployeeEdits';

type Props = {
  person: ManagedPerson;
  titles: Titles;
  edit: RowEdit;
  onChoose: (choice: EmployeeDraft) => void;
  onUpdate: () => void;
  onEdit: () => void;
};

/** One person: what the viewer may not change is plain text, and Update is there once something has changed. */
export function EmployeeRow({ person, titles, edit, onChoose, onUpdate, onEdit }: Props) {
  const viewer = useViewer();
  const { employee, canAlter, positionsOffered } = person;
  const { draft, isSaving, problem } = edit;
  const stored = shownIn(person, {});
  const shown = shownIn(person, draft);
  const isOnTeam = hasTeam(person, draft);

  return (
    <Box component="li" aria-label={employee.name} data-employee={employee.id} sx={rowLook}>
      <Box sx={{ gridArea: 'who', minWidth: 0, display: 'flex', alignItems: 'center' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, ...cut }}>
            {employee.name}
            {employee.id === viewer.id && <Quiet> (you)</Quiet>}
          </Box>
          <Box sx={cut} title={employee.email}>
            <Quiet>{employee.email}</Quiet>
          </Box>
        </Box>
        {canAlter && (
          <IconButton aria-label={`Edit ${employee.name}`} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={isOnTeam ? positionPlace : wholePosition}>
        <RowSelect
          label={`Position of ${employee.name}`}
          value={shown.position}
          isChanged={shown.position !== stored.position}
          isDisabled={isSaving}
          isFixed={positionsOffered.length <= 1}
          options={titles.positions
            .filter(({ id }) => positionsOffered.includes(id))
            .map(({ id, title }) => ({ value: id, label: capitalised(title) }))}
          onChange={position => onChoose({ position })}
        />
      </Box>
      {isOnTeam && (
        <Box sx={teamPlace}>
          <RowSelect
            label={`Team of ${employee.name}`}
            value={shown.team}
            isChanged={shown.team !== stored.team}
            isDisabled={isSaving}
            isFixed={!canAlter}
            options={titles.teams.map(({ id, name }) => ({ value: toTeamTagId(id), label: name }))}
            onChange={team => onChoose({ team })}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'active', minWidth: 0 }}>
        <RowSelect
          label={`${employee.name} is active or inactive`}
          value={shown.isActive}
          isChanged={shown.isActive !== stored.isActive}
          isDisabled={isSaving}
          isFixed={!canAlter}
          options={activeOptions}
          onChange={isActive => onChoose({ isActive })}
        />
      </Box>
      {(isSaving || isChanged(person, draft)) && (
        <Button
          variant="contained"
          disabled={isSaving}
          aria-label={isSaving ? undefined : `Update ${employee.name}`}
          onClick={onUpdate}
          sx={{ gridArea: 'update', whiteSpace: 'nowrap' }}
        >
          {isSaving ? 'Updating...' : 'Update'}
        </Button>
      )}
      <Box sx={{ gridArea: 'problem', '& > :not(:empty)': { my: 0.5 } }}>
        <ProblemText>{problem ?? ''}</ProblemText>
      </Box>
    </Box>
  );
}

const activeOptions = [
  { value: true, label: 'Active' },
  { value: false, label: 'Inactive' },
];

/** "finance manager" as a choice stands in a list. */
const capitalised = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
    {children}
  </Box>
);

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.3 } as const;
