import {
  mdiAlert,
  mdiCheckCircle,
  mdiCircleOutline,
  mdiDragVertical,
  mdiInformationOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { icon } from './icons';

// Apart from the other icons, which every screen loads: none of these is on the bar or on Home.
export const CheckCircleIcon = icon(mdiCheckCircle);
export const DeleteIcon = icon(mdiTrashCanOutline);
export const DragIcon = icon(mdiDragVertical);
export const EmptyCircleIcon = icon(mdiCircleOutline);
export const InfoIcon = icon(mdiInformationOutline);
export const WarningIcon = icon(mdiAlert);
