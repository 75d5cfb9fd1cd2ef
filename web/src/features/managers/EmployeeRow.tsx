import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { toTeamTagId } from '../../components/deals/tags';
import { ProblemText } from '../../components/forms/ProblemText';
import { EditIcon } from '../../components/icons/icons';
import { useViewer } from '../../lib/viewer';
import { type EmployeeDraft, hasTeam, isChanged, getDisplayedValues } from './employeeDraft';
import type { ManagedPerson, PositionAndTeamTitles } from './managedPerson';
import { RowSelect } from './RowSelect';
import { positionStyles, employeeRowStyles, teamStyles, positionWithoutTeamStyles } from './rowLook';
import type { EmployeeEdit } from './useEmployeeEdits';

type Props = {
  person: ManagedPerson;
  titles: PositionAndTeamTitles;
  edit: EmployeeEdit;
  onChoose: (choice: EmployeeDraft) => void;
  onUpdate: () => void;
  onEdit: () => void;
};

/**
 * Renders a person. Fields that the viewer may not change are plain text. Update appears when a value has
 * changed.
 */
export function EmployeeRow({ person, titles, edit, onChoose, onUpdate, onEdit }: Props) {
  const viewer = useViewer();
  const { employee, canAlter, positionsOffered } = person;
  const { draft, isSaving, problem } = edit;
  const storedValues = getDisplayedValues(person, {});
  const currentValues = getDisplayedValues(person, draft);
  const isOnTeam = hasTeam(person, draft);

  return (
    <Box component="li" aria-label={employee.name} data-employee={employee.id} sx={employeeRowStyles}>
      <Box sx={{ gridArea: 'who', minWidth: 0, display: 'flex', alignItems: 'center' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, ...truncatedStyles }}>
            {employee.name}
            {employee.id === viewer.id && <SecondaryText> (you)</SecondaryText>}
          </Box>
          <Box sx={truncatedStyles} title={employee.email}>
            <SecondaryText>{employee.email}</SecondaryText>
          </Box>
        </Box>
        {canAlter && (
          <IconButton aria-label={`Edit ${employee.name}`} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={isOnTeam ? positionStyles : positionWithoutTeamStyles}>
        <RowSelect
          label={`Position of ${employee.name}`}
          value={currentValues.position}
          isChanged={currentValues.position !== storedValues.position}
          isDisabled={isSaving}
          isReadOnly={positionsOffered.length <= 1}
          options={titles.positions
            .filter(({ id }) => positionsOffered.includes(id))
            .map(({ id, title }) => ({ value: id, label: capitalize(title) }))}
          onChange={position => onChoose({ position })}
        />
      </Box>
      {isOnTeam && (
        <Box sx={teamStyles}>
          <RowSelect
            label={`Team of ${employee.name}`}
            value={currentValues.team}
            isChanged={currentValues.team !== storedValues.team}
            isDisabled={isSaving}
            isReadOnly={!canAlter}
            options={titles.teams.map(({ id, name }) => ({ value: toTeamTagId(id), label: name }))}
            onChange={team => onChoose({ team })}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'active', minWidth: 0 }}>
        <RowSelect
          label={`${employee.name} is active or inactive`}
          value={currentValues.isActive}
          isChanged={currentValues.isActive !== storedValues.isActive}
          isDisabled={isSaving}
          isReadOnly={!canAlter}
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

/** Capitalizes the title of a position for the select: "Finance manager". */
const capitalize = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);

const SecondaryText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
    {children}
  </Box>
);

const truncatedStyles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.3 } as const;
