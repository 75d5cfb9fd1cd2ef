import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LogOutIcon } from '../../components/look/icons';
import { useLogOut } from '../leaving/LogOutProvider';
import { barItemStyles } from './barLook';

/** The log-out button; `hasLabel` shows its label. */
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
