import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CheckIcon } from '../../../../components/look/icons';
import { Menu } from '../../../../components/overlays';
import type { UpFieldsFragment } from '../../upLog.generated';
import { ChoiceTag } from '../cells/ChoiceTag';
import { useRowShown, useUpActions } from '../upActions';

type Props = { up: UpFieldsFragment; place: number; isLocked: boolean };

/** What becomes of an up on the lot, one tap each, while its day runs (up-log.md, Taking an up on a phone). */
export function CardActs({ up, place, isLocked }: Props) {
  const { save, shortcuts } = useUpActions();
  const { shown } = useRowShown(up);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!shortcuts.isRunning) return null;

  const { id } = up;
  const isSold = shown.sold === 'YES';
  const acts = [
    {
      label: 'Test drive',
      isOn: shown.isTestDrive,
      act: () => save(id, 'isTestDrive', !shown.isTestDrive),
    },
    { label: 'Write up', isOn: shown.isWriteUp, act: () => save(id, 'isWriteUp', !shown.isWriteUp) },
    { label: 'Turned', isOn: shown.turnedToId !== null, act: setAnchor },
    { label: 'Sold', isOn: isSold, act: () => save(id, 'sold', isSold ? null : 'YES') },
  ];
  return (
    <Box role="group" aria-label={`What became of row ${place}`} sx={line}>
      {acts.map(({ label, isOn, act }) => (
        <Act
          key={label}
          type="button"
          disabled={isLocked}
          aria-pressed={isOn ?? false}
          {...(label === 'Turned' && { 'aria-haspopup': 'menu' as const })}
          onClick={event => act(event.currentTarget)}
        >
          {isOn && <CheckIcon aria-hidden="true" sx={{ fontSize: 14 }} />}
          {label}
        </Act>
      ))}
      {anchor && <TurnedTo up={up} anchor={anchor} onClose={() => setAnchor(null)} />}
    </Box>
  );
}

/** To whom an up was turned: first whom a new up offers, then everyone else. */
function TurnedTo({
  up,
  anchor,
  onClose,
}: {
  up: UpFieldsFragment;
  anchor: HTMLElement;
  onClose: () => void;
}) {
  const { save, shortcuts, choices } = useUpActions();
  const { shown } = useRowShown(up);
  const quick = shortcuts.people(up.id);
  const others = choices.salespeople.filter(({ value }) => !quick.some(person => person.value === value));
  const offered = [...quick, ...others].filter(({ value }) => value !== shown.employeeId);
  const turn = (employeeId: number | null) => {
    onClose();
    save(up.id, 'turnedToId', employeeId);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Turned to' } }}>
      {shown.turnedToId !== null && <MenuItem onClick={() => turn(null)}>Not turned</MenuItem>}
      {offered.map(person => (
        <MenuItem
          key={person.value}
          selected={person.value === shown.turnedToId}
          onClick={() => turn(person.value)}
        >
          <ChoiceTag choice={person} />
        </MenuItem>
      ))}
    </Menu>
  );
}

const line = {
  gridColumn: { xs: '1 / -1', sm: 3 },
  gridRow: { xs: 'auto', sm: 1 },
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'center',
  px: 0.5,
  displayPrint: 'none',
} as const;

const Act = styled('button')({
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
