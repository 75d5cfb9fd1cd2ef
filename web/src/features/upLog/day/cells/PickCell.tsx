import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type HTMLAttributes, type KeyboardEvent, memo, useState } from 'react';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellSaveStatus } from './CellSaveStatus';
import { ChoiceTag } from './ChoiceTag';
import { CellDisplay, CellInput, UpCell } from './cell.styles';
import { cellAttributes, focusNextCell } from './cellFocus';
import { filterChoices, type PickChoice } from './choices';

type PickField = 'employeeId' | 'upType' | 'turnedToId' | 'managerIntoId' | 'sold';

type PickCellProps<Value extends string | number> = {
  upKey: string;
  field: PickField;
  value: Value | null;
  choices: readonly PickChoice<Value>[];
  /** Text that is shown when nothing is chosen. */
  unsetLabel?: string;
  save: UpSave | undefined;
};

/**
 * Renders a field that offers a list of choices. Typing filters the list. Enter selects the highlighted
 * choice and moves to the next field. Tab and leaving the field also select the highlighted choice. Clearing
 * the text removes the value of the field. The list opens on a click, an arrow key or typing. Until then, the
 * field shows its choice as the same tag as on other screens.
 */
function PickCellBase<Value extends string | number>({
  upKey,
  field,
  value,
  choices,
  unsetLabel,
  save,
}: PickCellProps<Value>) {
  const { save: saveField, goToNextRow } = useUpActions();
  const [typedText, setTypedText] = useState<string | null>(null);
  const currentChoice = choices.find(choice => choice.value === value) ?? null;

  const {
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
    anchorEl,
  } = useAutocomplete<PickChoice<Value>, false, false, false>({
    id: `up-${upKey}-${field}`,
    options: choices,
    // While the user types, the list depends on the typed text and not on the stored value.
    value: typedText === null ? currentChoice : null,
    inputValue: typedText ?? currentChoice?.label ?? '',
    getOptionLabel: choice => choice.label,
    isOptionEqualToValue: (choice, other) => choice.value === other.value,
    filterOptions: options => filterChoices(options, typedText ?? ''),
    autoHighlight: typedText !== null && typedText !== '',
    autoSelect: true,
    handleHomeEndKeys: false,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTypedText(text);
      else if (reason !== 'reset') setTypedText(null);
    },
    onChange: (event, picked, reason) => {
      setTypedText(reason === 'clear' ? '' : null);
      saveIfChanged(picked?.value ?? null);
      if (reason === 'selectOption' && event.type === 'keydown') focusNext(event.target as HTMLElement);
    },
  });

  function saveIfChanged(newValue: Value | null) {
    if (newValue !== value) saveField(upKey, field, newValue);
  }

  function focusNext(from: HTMLElement) {
    if (!focusNextCell(from)) goToNextRow(upKey);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTypedText(null);
    const hasNoMatch = popupOpen && typedText !== null && typedText !== '' && groupedOptions.length === 0;
    if (event.key === 'Enter' && hasNoMatch) event.preventDefault();
  }

  return (
    <UpCell {...getRootProps({ onKeyDown: handleKeyDown })} ref={setAnchorEl} title={currentChoice?.label}>
      {currentChoice && (
        <CellDisplay aria-hidden="true">
          <ChoiceTag choice={currentChoice} />
        </CellDisplay>
      )}
      <CellInput
        {...getInputProps()}
        {...cellAttributes}
        aria-label={fieldLabels[field]}
        placeholder={unsetLabel}
        onBlur={event => {
          if (typedText === '') saveIfChanged(null);
          getInputProps().onBlur?.(event);
        }}
      />
      <CellSaveStatus save={save} />
      {popupOpen && anchorEl && (
        <PickList
          anchor={anchorEl}
          listboxProps={getListboxProps()}
          choices={groupedOptions as PickChoice<Value>[]}
          optionProps={(option, index) => getOptionProps({ option, index })}
        />
      )}
    </UpCell>
  );
}

export const PickCell = memo(PickCellBase) as typeof PickCellBase;

type PickListProps<Value extends string | number> = {
  anchor: HTMLElement;
  listboxProps: HTMLAttributes<HTMLUListElement>;
  choices: readonly PickChoice<Value>[];
  optionProps: (choice: PickChoice<Value>, index: number) => HTMLAttributes<HTMLLIElement>;
};

/** Renders the open list of a field, each choice in its own colors. */
export function PickList<Value extends string | number>({
  anchor,
  listboxProps,
  choices,
  optionProps,
}: PickListProps<Value>) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal', minWidth: 190 }}>
      <Paper elevation={8} sx={{ my: 0.5, overflow: 'hidden' }}>
        {choices.length === 0 && (
          <Box role="status" sx={{ px: 1.5, py: 1, typography: 'body2', color: 'text.secondary' }}>
            No matches
          </Box>
        )}
        <Box component="ul" {...listboxProps} sx={listStyles}>
          {choices.map((choice, index) => (
            <Box component="li" {...optionProps(choice, index)} key={choice.value} sx={itemStyles}>
              <ChoiceTag choice={choice} />
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
}

const listStyles = {
  m: 0,
  p: 0.5,
  listStyle: 'none',
  maxHeight: 330,
  overflowY: 'auto',
  '&:empty': { p: 0 },
} as const;

const itemStyles = {
  px: 0.75,
  minHeight: 30,
  display: 'flex',
  alignItems: 'center',
  borderRadius: 1,
  cursor: 'pointer',
  typography: 'body2',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&.Mui-focused': { bgcolor: 'accent.soft', boxShadow: 'inset 2px 0 var(--sf-palette-primary-main)' },
  '&[aria-selected=true]': { fontWeight: 650 },
} as const;
