import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { toTeamTagId } from '../../components/deals/tags';
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { CompactSelect } from '../../components/forms/SelectField';
import { EditIcon } from '../../components/icons/icons';
import { type SaveState, useSaves } from '../../lib/mutations/useSave';
import { useViewer } from '../../lib/viewer';
import {
  type EmployeeDraft,
  getDisplayedValues,
  hasTeam,
  isChanged,
  isDeactivation,
  type ManagedPerson,
  type PositionAndTeamTitles,
  toEmployeeInput,
} from './employeeDraft';
import {
  employeeRowStyles,
  positionStyles,
  positionWithoutTeamStyles,
  teamStyles,
  WIDE_SCREEN,
} from './employeeRow.styles';
import { UpdateEmployeeDocument } from './managers.generated';

type Props = {
  person: ManagedPerson;
  titles: PositionAndTeamTitles;
  edit: EmployeeEdit;
  onChoose: (choice: EmployeeDraft) => void;
  onUpdate: () => void;
  onEdit: () => void;
};

/**
 * Renders the row of a person. Fields that the viewer may not change are plain text. The Update button
 * appears when a value has changed.
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
      <Box sx={{ gridArea: 'person', minWidth: 0, display: 'flex', alignItems: 'center' }}>
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
          label={`Status of ${employee.name}`}
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

const truncatedStyles = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
} as const;

type RowSelectProps<Value> = {
  /** Accessible name, because the select has no visible label. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Highlights the frame, because the value is not saved. */
  isChanged: boolean;
  isDisabled: boolean;
  /** Shows plain text, because the viewer may not change the value. */
  isReadOnly: boolean;
};

/** Renders a select in a row. Its frame appears only on hover and focus. */
export function RowSelect<Value extends number | boolean>(props: RowSelectProps<Value>) {
  const { label, value, options, onChange, isChanged, isDisabled, isReadOnly } = props;
  if (isReadOnly)
    return <Box sx={readOnlyStyles}>{options.find(option => option.value === value)?.label}</Box>;
  return (
    <CompactSelect
      isLabelHidden
      label={label}
      value={String(value)}
      options={options.map(option => [String(option.value), option.label])}
      isDisabled={isDisabled}
      onChange={selectedText => {
        const selectedOption = options.find(option => String(option.value) === selectedText);
        if (selectedOption) onChange(selectedOption.value);
      }}
      sx={[selectStyles, isChanged && changedStyles]}
    />
  );
}

const readOnlyStyles = {
  px: 1,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  // The text has the same font size as the selects next to it.
  fontSize: '1rem',
  [WIDE_SCREEN]: { minHeight: 34, fontSize: '0.8125rem' },
} as const;

const IDLE_SELECTOR = ':not(:hover):not(.Mui-focused)';

const selectStyles = {
  width: 1,
  '& .MuiSelect-select': { pl: 1, pr: '24px !important' },
  '& .MuiSelect-icon': { right: 2, fontSize: '1.25rem', color: 'faint.text' },
  [`& .MuiOutlinedInput-root${IDLE_SELECTOR}`]: { bgcolor: 'transparent' },
  [`& .MuiOutlinedInput-root${IDLE_SELECTOR} .MuiOutlinedInput-notchedOutline`]: {
    borderColor: 'transparent',
  },
} as const;

/** Overrides the styles of an idle select. */
const changedStyles = {
  [`& .MuiOutlinedInput-root${IDLE_SELECTOR}.MuiOutlinedInput-root`]: { bgcolor: 'accent.soft' },
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root.MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': {
    borderColor: 'primary.main',
    borderWidth: 2,
  },
} as const;

/** Unsaved changes of a row and the state of their save. */
export type EmployeeEdit = SaveState<EmployeeDraft> & { draft: EmployeeDraft };

/**
 * Manages the unsaved changes of all rows, by employee id. The changes are stored above the rows, so that
 * saving, filtering or moving a row does not affect other rows.
 */
export function useEmployeeEdits() {
  const saves = useSaves<EmployeeDraft>();
  const [update] = useMutation(UpdateEmployeeDocument, { refetchQueries: 'active' });
  const client = useApolloClient();
  const showToast = useToast();

  function getEdit(id: number): EmployeeEdit {
    const state = saves.getState(id);
    return { ...state, draft: state.typedValue ?? {} };
  }

  function changeDraft({ employee: { id } }: ManagedPerson, changes: EmployeeDraft) {
    saves.type(id, { ...getEdit(id).draft, ...changes });
  }

  /**
   * Saves a row. After a rejection, the row shows the stored values and the error. After a connection error,
   * it retains the changes for a retry.
   */
  async function save(person: ManagedPerson) {
    const { id, name } = person.employee;
    const { draft } = getEdit(id);
    const failure = await saves.save(id, () =>
      update({ variables: { id, input: toEmployeeInput(person, draft) } }),
    );
    if (!failure)
      showToast(
        isDeactivation(person, draft)
          ? `${name} is now inactive and signed out.`
          : `${name} has been updated.`,
      );
    if (!failure?.isRejected) return;
    saves.reset(id);
    saves.setProblem(id, `Not updated: ${failure.message}`);
    // The stored values or the permissions of the viewer have probably changed.
    void client.refetchQueries({ include: 'active' });
  }

  return { getEdit, changeDraft, save };
}
