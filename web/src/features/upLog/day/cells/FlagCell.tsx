import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellSaveStatus } from './CellSaveStatus';
import { UpCell } from './cell.styles';
import { cellAttributes } from './cellFocus';

type Props = {
  upKey: string;
  field: 'isBdcUp' | 'isTestDrive' | 'isWriteUp';
  value: boolean;
  save: UpSave | undefined;
};

const Target = styled('label')({
  flex: 1,
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  'fieldset:disabled &': { cursor: 'default' },
});

const Tick = styled('input')({
  width: 17,
  height: 17,
  margin: 0,
  cursor: 'inherit',
  accentColor: 'var(--sf-palette-primary-main)',
  '&:focus-visible': { outline: 'none' },
});

/** Renders a yes/no field. A click anywhere in the cell, or Space, toggles it. */
export const FlagCell = memo(function FlagCell({ upKey, field, value, save }: Props) {
  const { save: saveField } = useUpActions();
  return (
    <UpCell>
      <Target>
        <Tick
          {...cellAttributes}
          type="checkbox"
          aria-label={fieldLabels[field]}
          checked={value}
          onChange={event => saveField(upKey, field, event.target.checked)}
        />
      </Target>
      <CellSaveStatus save={save} />
    </UpCell>
  );
});
