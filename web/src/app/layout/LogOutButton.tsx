import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LogOutIcon } from '../../components/look/icons';
import { useLogOut } from '../leaving/LogOutProvider';
import { barItem } from './barLook';

/** Logs out. With its name where there is room for it. */
export function LogOutButton({ isNamed = false }: { isNamed?: boolean }) {
  const logOut = useLogOut();
  if (isNamed) {
    return (
      <Button startIcon={<LogOutIcon />} onClick={logOut} sx={[barItem, { minHeight: 44 }]}>
        Log out
      </Button>
    );
  }
  return (
    <Tooltip title="Log out">
      <IconButton aria-label="Log out" onClick={logOut} sx={barItem}>
        <LogOutIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
