import {
  mdiAccountMultipleOutline,
  mdiAlertCircleOutline,
  mdiCalendarMonthOutline,
  mdiCheck,
  mdiCheckCircleOutline,
  mdiChevronDown,
  mdiChevronLeft,
  mdiChevronRight,
  mdiCircleHalfFull,
  mdiClockOutline,
  mdiClose,
  mdiCloseCircleOutline,
  mdiCloudOffOutline,
  mdiDotsVertical,
  mdiHelpCircleOutline,
  mdiLockOutline,
  mdiLogout,
  mdiMagnify,
  mdiMenu,
  mdiMoonWaningCrescent,
  mdiPencilOutline,
  mdiPinOutline,
  mdiPlus,
  mdiPrinterOutline,
  mdiSync,
  mdiTrayArrowDown,
  mdiTune,
  mdiWhiteBalanceSunny,
} from '@mdi/js';
import { createSvgIcon } from '@mui/material/utils';

/** Creates an icon from a path of @mdi/js. */
export const createIcon = (path: string) => createSvgIcon(<path d={path} />, 'Mdi');

export const AddIcon = createIcon(mdiPlus);
export const CalendarIcon = createIcon(mdiCalendarMonthOutline);
export const CancelIcon = createIcon(mdiCloseCircleOutline);
export const CheckCircleOutlineIcon = createIcon(mdiCheckCircleOutline);
export const CheckIcon = createIcon(mdiCheck);
export const ChevronLeftIcon = createIcon(mdiChevronLeft);
export const ChevronRightIcon = createIcon(mdiChevronRight);
export const ClockIcon = createIcon(mdiClockOutline);
export const CloseIcon = createIcon(mdiClose);
export const DarkThemeIcon = createIcon(mdiMoonWaningCrescent);
export const DownloadIcon = createIcon(mdiTrayArrowDown);
export const EditIcon = createIcon(mdiPencilOutline);
export const ErrorIcon = createIcon(mdiAlertCircleOutline);
export const ExpandIcon = createIcon(mdiChevronDown);
export const FiltersIcon = createIcon(mdiTune);
export const HelpIcon = createIcon(mdiHelpCircleOutline);
export const LightThemeIcon = createIcon(mdiWhiteBalanceSunny);
export const LockIcon = createIcon(mdiLockOutline);
export const LogOutIcon = createIcon(mdiLogout);
export const MenuIcon = createIcon(mdiMenu);
export const MoreIcon = createIcon(mdiDotsVertical);
export const OfflineIcon = createIcon(mdiCloudOffOutline);
export const PeopleIcon = createIcon(mdiAccountMultipleOutline);
export const PinIcon = createIcon(mdiPinOutline);
export const PrintIcon = createIcon(mdiPrinterOutline);
export const SearchIcon = createIcon(mdiMagnify);
export const SyncIcon = createIcon(mdiSync);
export const SystemThemeIcon = createIcon(mdiCircleHalfFull);
