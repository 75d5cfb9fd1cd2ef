import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, memo, useState } from 'react';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellSaveStatus } from './CellMark';
import { ChoiceTag } from './ChoiceTag';
import { cellAttributes, focusNextCell } from './cellFocus';
import { CellDisplay, UpCell, CellInput } from './cellLook';
import { PickList } from './PickList';
import { type PickChoice, filterChoices } from './picks';

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
 * Renders a field that offers a list of choices. Typing filters the list. Enter takes the highlighted choice
 * and moves to the next field; Tab and leaving the field take it, too. Clearing the text unsets the field.
 * The list opens on a click, an arrow key or typing. Until then the field shows its choice as the same tag as
 * on other screens.
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
