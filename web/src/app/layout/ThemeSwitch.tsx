import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../../components/look/icons';
import { barItem } from './barLook';

const modes = {
  system: { name: "the system's", Icon: SystemThemeIcon, next: 'light' },
  light: { name: 'light', Icon: LightThemeIcon, next: 'dark' },
  dark: { name: 'dark', Icon: DarkThemeIcon, next: 'system' },
} as const;

/** Turns from the system's colours to light to dark and round again; remembered, and the same in every tab. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { name, Icon, next } = modes[mode];
  const label = `Colours: ${name}. Change to ${modes[next].name}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(next)} sx={barItem}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
