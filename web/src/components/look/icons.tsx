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

/** Makes an icon of a path of @mdi/js. */
export const icon = (path: string) => createSvgIcon(<path d={path} />, 'Mdi');

export const AddIcon = icon(mdiPlus);
export const CalendarIcon = icon(mdiCalendarMonthOutline);
export const CancelIcon = icon(mdiCloseCircleOutline);
export const CheckCircleOutlineIcon = icon(mdiCheckCircleOutline);
export const CheckIcon = icon(mdiCheck);
export const ChevronLeftIcon = icon(mdiChevronLeft);
export const ChevronRightIcon = icon(mdiChevronRight);
export const ClockIcon = icon(mdiClockOutline);
export const CloseIcon = icon(mdiClose);
export const DarkThemeIcon = icon(mdiMoonWaningCrescent);
export const DownloadIcon = icon(mdiTrayArrowDown);
export const EditIcon = icon(mdiPencilOutline);
export const ErrorIcon = icon(mdiAlertCircleOutline);
export const ExpandIcon = icon(mdiChevronDown);
export const FiltersIcon = icon(mdiTune);
export const HelpIcon = icon(mdiHelpCircleOutline);
export const LightThemeIcon = icon(mdiWhiteBalanceSunny);
export const LockIcon = icon(mdiLockOutline);
export const LogOutIcon = icon(mdiLogout);
export const MenuIcon = icon(mdiMenu);
export const MoreIcon = icon(mdiDotsVertical);
export const OfflineIcon = icon(mdiCloudOffOutline);
export const PeopleIcon = icon(mdiAccountMultipleOutline);
export const PinIcon = icon(mdiPinOutline);
export const PrintIcon = icon(mdiPrinterOutline);
export const SearchIcon = icon(mdiMagnify);
export const SyncIcon = icon(mdiSync);
export const SystemThemeIcon = icon(mdiCircleHalfFull);
