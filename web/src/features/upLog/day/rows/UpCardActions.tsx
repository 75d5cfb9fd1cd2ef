import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CheckIcon } from '../../../../components/icons/icons';
import { Menu } from '../../../../components/overlays';
import type { DayUp } from '../../newUps/newUp';
import { ChoiceTag } from '../cells/ChoiceTag';
import { useRowValues, useUpActions } from '../upActions';

type Props = { up: DayUp; rowNumber: number; isLocked: boolean };

/** Renders the outcomes of an up as buttons while its day is ongoing (up-log.md, Taking an up on a phone). */
export function UpCardActions({ up, rowNumber, isLocked }: Props) {
  const { save, shortcuts } = useUpActions();
  const { values } = useRowValues(up);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!shortcuts.isDayOngoing) return null;

  const { key } = up;
  const isSold = values.sold === 'YES';
  const actions = [
    {
      label: 'Test drive',
      isOn: values.isTestDrive,
      onPress: () => save(key, 'isTestDrive', !values.isTestDrive),
    },
    { label: 'Write up', isOn: values.isWriteUp, onPress: () => save(key, 'isWriteUp', !values.isWriteUp) },
    { label: 'Turned', isOn: values.turnedToId !== null, onPress: setAnchor },
    { label: 'Sold', isOn: isSold, onPress: () => save(key, 'sold', isSold ? null : 'YES') },
  ];
  return (
    <Box role="group" aria-label={`Result of up #${rowNumber}`} sx={actionsStyles}>
      {actions.map(({ label, isOn, onPress }) => (
        <ActionButton
          key={label}
          type="button"
          disabled={isLocked}
          aria-pressed={isOn ?? false}
          {...(label === 'Turned' && { 'aria-haspopup': 'menu' as const })}
          onClick={event => onPress(event.currentTarget)}
        >
          {isOn && <CheckIcon aria-hidden="true" sx={{ fontSize: 14 }} />}
          {label}
        </ActionButton>
      ))}
      {anchor && <TurnedToMenu up={up} anchor={anchor} onClose={() => setAnchor(null)} />}
    </Box>
  );
}

/** Lists the people who can take over an up. The people that are offered for a new up come first. */
function TurnedToMenu({ up, anchor, onClose }: { up: DayUp; anchor: HTMLElement; onClose: () => void }) {
  const { save, shortcuts, choices } = useUpActions();
  const { values } = useRowValues(up);
  const quickPeople = shortcuts.listPeople(up.key);
  const others = choices.salespeople.filter(
    ({ value }) => !quickPeople.some(person => person.value === value),
  );
  const menuChoices = [...quickPeople, ...others].filter(({ value }) => value !== values.employeeId);
  const turn = (employeeId: number | null) => {
    onClose();
    save(up.key, 'turnedToId', employeeId);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Turned to' } }}>
      {values.turnedToId !== null && <MenuItem onClick={() => turn(null)}>Not turned</MenuItem>}
      {menuChoices.map(person => (
        <MenuItem
          key={person.value}
          selected={person.value === values.turnedToId}
          onClick={() => turn(person.value)}
        >
          <ChoiceTag choice={person} />
        </MenuItem>
      ))}
    </Menu>
  );
}

const actionsStyles = {
  gridColumn: { xs: '1 / -1', sm: 3 },
  gridRow: { xs: 'auto', sm: 1 },
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'center',
  px: 0.5,
  displayPrint: 'none',
} as const;

const ActionButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--sf-palette-text-secondary)',
  font: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: 'var(--sf-palette-accent-strong)', fontWeight: 650 },
  '&:disabled': { cursor: 'default', opacity: 0.5 },
});
