import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ProblemText } from '../../components/ProblemText';
import { teamId } from '../../components/TeamTag';
import { useViewer } from '../../lib/viewer';
import { type EmployeeDraft, hasTeam, isChanged, shownIn } from './employeeDraft';
import type { ManagedPerson, Titles } from './managedPerson';
import { RowSelect } from './RowSelect';
import type { RowEdit } from './useEmployeeEdits';

type Props = {
  person: ManagedPerson;
  titles: Titles;
  edit: RowEdit;
  onChoose: (choice: EmployeeDraft) => void;
  onUpdate: () => void;
};

/** One person: what the viewer may not change is plain text. */
export function EmployeeRow({ person, titles, edit, onChoose, onUpdate }: Props) {
  const viewer = useViewer();
  const { employee, canAlter, positionsOffered } = person;
  const { draft, isSaving, problem } = edit;
  const stored = shownIn(person, {});
  const shown = shownIn(person, draft);
  const isOnTeam = hasTeam(person, draft);
  const canChoosePosition = positionsOffered.length > 1;

  return (
    <Box component="li" aria-label={employee.name} sx={row}>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, ...cut }}>
          {employee.name}
          {employee.id === viewer.id && <Quiet> (you)</Quiet>}
        </Box>
        <Box sx={cut} title={employee.email}>
          <Quiet>{employee.email}</Quiet>
        </Box>
      </Box>
      <Box sx={isOnTeam ? { gridArea: 'position' } : wholePosition}>
        <RowSelect
          label={`Position of ${employee.name}`}
          value={shown.position}
          isChanged={shown.position !== stored.position}
          isDisabled={isSaving}
          isFixed={!canChoosePosition}
          options={titles.positions
            .filter(({ id }) => positionsOffered.includes(id))
            .map(({ id, title }) => ({ value: id, label: capitalised(title) }))}
          onChange={position => onChoose({ position })}
        />
      </Box>
      {isOnTeam && (
        <Box sx={{ gridArea: 'team' }}>
          <RowSelect
            label={`Team of ${employee.name}`}
            value={shown.team}
            isChanged={shown.team !== stored.team}
            isDisabled={isSaving}
            isFixed={!canAlter}
            options={titles.teams.map(({ id, name }) => ({ value: teamId(id), label: name }))}
            onChange={team => onChoose({ team })}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'active' }}>
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
      {(canAlter || canChoosePosition) && (
        <Button
          variant={isChanged(person, draft) ? 'contained' : 'outlined'}
          disabled={isSaving || !isChanged(person, draft)}
          aria-label={isSaving ? undefined : `Update ${employee.name}`}
          onClick={onUpdate}
          sx={{ gridArea: 'update', whiteSpace: 'nowrap' }}
        >
          {isSaving ? 'Updating...' : 'Update'}
        </Button>
      )}
      <Box sx={{ gridArea: 'problem', '& > :not(:empty)': { my: 0.5 } }}>
        <ProblemText>{problem}</ProblemText>
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

/** On a phone the place of a team that there is not. */
const wholePosition = { gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / 3', sm: 2 } } as const;

/** One line on a desk; on a phone the person above the three choices, with Update beside the name. */
const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  px: 1.5,
  py: { xs: 1, sm: 0.5 },
  typography: 'body2',
  rowGap: { xs: 0.75, sm: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 80px 104px', sm: 'minmax(120px, 1fr) 164px 84px 104px 92px' },
  gridTemplateAreas: {
    xs: '"who who update" "position team active" "problem problem problem"',
    sm: '"who position team active update" "problem problem problem problem problem"',
  },
} as const;
