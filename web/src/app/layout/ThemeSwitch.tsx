import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../../components/look/icons';
import { barItemStyles } from './barLook';

const modes = {
  system: { name: "the system's", Icon: SystemThemeIcon, next: 'light' },
  light: { name: 'light', Icon: LightThemeIcon, next: 'dark' },
  dark: { name: 'dark', Icon: DarkThemeIcon, next: 'system' },
} as const;

/**
 * Switches between the system's, the light and the dark colours. The choice is stored and applies to every
 * tab.
 */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { name, Icon, next } = modes[mode];
  const label = `Colours: ${name}. Change to ${modes[next].name}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(next)} sx={barItemStyles}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
