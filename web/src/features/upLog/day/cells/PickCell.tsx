import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, memo, useState } from 'react';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellMark } from './CellMark';
import { ChoiceTag } from './ChoiceTag';
import { cellMark, focusNextCell } from './cellFocus';
import { AtRest, Cell, CellInput } from './cellLook';
import { PickList } from './PickList';
import { type Choice, matching } from './picks';

type Field = 'employeeId' | 'upType' | 'turnedToId' | 'managerIntoId' | 'sold';

type Props<Value extends string | number> = {
  upKey: string;
  field: Field;
  value: Value | null;
  choices: readonly Choice<Value>[];
  /** Shown when nothing is chosen. */
  unset?: string;
  save: UpSave | undefined;
};

/**
 * One of a list. Typing finds, Enter takes what is found and goes on, Tab and leaving take it too; an emptied field is unset.
 * The list itself opens by a click, an arrow or by typing. Until then the choice stands there as the tag that every screen shows.
 */
function PickCellOf<Value extends string | number>({
  upKey,
  field,
  value,
  choices,
  unset,
  save,
}: Props<Value>) {
  const { save: saveField, goBeyond } = useUpActions();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = choices.find(choice => choice.value === value) ?? null;

  const {
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
    anchorEl,
  } = useAutocomplete<Choice<Value>, false, false, false>({
    id: `up-${upKey}-${field}`,
    options: choices,
    // While something is typed the list is about that, and not about what stood there.
    value: typed === null ? chosen : null,
    inputValue: typed ?? chosen?.label ?? '',
    getOptionLabel: choice => choice.label,
    isOptionEqualToValue: (choice, other) => choice.value === other.value,
    filterOptions: options => matching(options, typed ?? ''),
    autoHighlight: typed !== null && typed !== '',
    autoSelect: true,
    handleHomeEndKeys: false,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
      else if (reason !== 'reset') setTyped(null);
    },
    onChange: (event, picked, reason) => {
      setTyped(reason === 'clear' ? '' : null);
      change(picked?.value ?? null);
      if (reason === 'selectOption' && event.type === 'keydown') goOn(event.target as HTMLElement);
    },
  });

  function change(chosen: Value | null) {
    if (chosen !== value) saveField(upKey, field, chosen);
  }

  function goOn(from: HTMLElement) {
    if (!focusNextCell(from)) goBeyond(upKey);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(null);
    const findsNothing = popupOpen && typed !== null && typed !== '' && groupedOptions.length === 0;
    if (event.key === 'Enter' && findsNothing) event.preventDefault();
  }

  return (
    <Cell {...getRootProps({ onKeyDown: press })} ref={setAnchorEl} title={chosen?.label}>
      {chosen && (
        <AtRest aria-hidden="true">
          <ChoiceTag choice={chosen} />
        </AtRest>
      )}
      <CellInput
        {...getInputProps()}
        {...cellMark}
        aria-label={fieldLabels[field]}
        placeholder={unset}
        onBlur={event => {
          if (typed === '') change(null);
          getInputProps().onBlur?.(event);
        }}
      />
      <CellMark save={save} />
      {popupOpen && anchorEl && (
        <PickList
          anchor={anchorEl}
          listboxProps={getListboxProps()}
          choices={groupedOptions as Choice<Value>[]}
          optionProps={(option, index) => getOptionProps({ option, index })}
        />
      )}
    </Cell>
  );
}

export const PickCell = memo(PickCellOf) as typeof PickCellOf;
