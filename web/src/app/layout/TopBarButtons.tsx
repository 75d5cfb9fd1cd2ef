import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { DarkThemeIcon, LightThemeIcon, LogOutIcon, SystemThemeIcon } from '../../components/icons/icons';
import { useLogOut } from '../unsavedWork/LogOutProvider';

const modes = {
  system: { name: 'system', Icon: SystemThemeIcon, next: 'light' },
  light: { name: 'light', Icon: LightThemeIcon, next: 'dark' },
  dark: { name: 'dark', Icon: DarkThemeIcon, next: 'system' },
} as const;

/**
 * Renders the button that switches between the system's color scheme, light and dark. The choice is stored
 * and applies to every tab.
 */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { name, Icon, next } = modes[mode];
  const label = `Color theme: ${name}. Switch to ${modes[next].name}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(next)} sx={barItemStyles}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Renders the log-out button, with a visible label if `hasLabel` is true. */
export function LogOutButton({ hasLabel = false }: { hasLabel?: boolean }) {
  const logOut = useLogOut();
  if (hasLabel) {
    return (
      <Button startIcon={<LogOutIcon />} onClick={logOut} sx={[barItemStyles, { minHeight: 44 }]}>
        Log out
      </Button>
    );
  }
  return (
    <Tooltip title="Log out">
      <IconButton aria-label="Log out" onClick={logOut} sx={barItemStyles}>
        <LogOutIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** The focus ring of items on the bar: inside the item, in a color that is visible on the dark bar. */
export const barFocusStyles = {
  '--focus-color': 'var(--sf-palette-bar-mark)',
  '--focus-offset': '-2px',
} as const;

/** The styles of a control on the bar. */
export const barItemStyles = {
  color: 'bar.quiet',
  '&:hover': { color: 'bar.text', bgcolor: 'rgb(255 255 255 / 0.1)' },
} as const;
