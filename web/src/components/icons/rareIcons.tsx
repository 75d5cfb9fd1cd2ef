import {
  mdiAlert,
  mdiCheckCircle,
  mdiCircleOutline,
  mdiDragVertical,
  mdiInformationOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { createIcon } from './icons';

// Icons that are neither on the top bar nor on Home. They have a separate file, because every screen loads
// `icons.tsx`.
export const CheckCircleIcon = createIcon(mdiCheckCircle);
export const DeleteIcon = createIcon(mdiTrashCanOutline);
export const DragIcon = createIcon(mdiDragVertical);
export const EmptyCircleIcon = createIcon(mdiCircleOutline);
export const InfoIcon = createIcon(mdiInformationOutline);
export const WarningIcon = createIcon(mdiAlert);
