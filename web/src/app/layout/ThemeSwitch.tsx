import SystemIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { barItem } from './barLook';

const modes = {
  system: { name: "the system's", Icon: SystemIcon, next: 'light' },
  light: { name: 'light', Icon: LightIcon, next: 'dark' },
  dark: { name: 'dark', Icon: DarkIcon, next: 'system' },
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
