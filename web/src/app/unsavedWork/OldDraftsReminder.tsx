import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { AlertDialog } from '../../components/forms/AlertDialog';
import { dayInZone, formatLongDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import {
  DRAFT_RETENTION_DAYS,
  deleteOldDraftsOfOthers,
  deleteUnsavedTexts,
  isOlderThanDays,
  resetDraftAge,
} from '../../lib/mutations/drafts';
import { PageSkeleton } from '../layout/PageSkeleton';
import { useSignedIn } from '../session/SessionProvider';
import { UnsavedList } from './UnsavedList';
import { listUnsavedItems } from './unsavedItems';

/**
 * Offers to keep or discard this person's old drafts before a screen restores them (sign-in.md, After 14
 * days).
 */
export function OldDraftsReminder({ children }: { children: ReactNode }) {
  const timeZone = useStoreTimeZone();
  const { id } = useSignedIn().user;
  const [oldItems, setOldItems] = useState(() => {
    deleteOldDraftsOfOthers(id);
    return listUnsavedItems(id).filter(item => isOlderThanDays(item, DRAFT_RETENTION_DAYS));
  });
  if (oldItems.length === 0) return children;

  const texts = oldItems.flatMap(item => item.texts);
  const continueToScreen = () => setOldItems([]);

  function discard() {
    deleteUnsavedTexts(texts);
    continueToScreen();
  }

  function keep() {
    resetDraftAge(texts);
    continueToScreen();
  }

  return (
    <>
      <PageSkeleton />
      <AlertDialog
        title={`Unsaved work from over ${DRAFT_RETENTION_DAYS} days ago`}
        onClose={continueToScreen}
        actions={[
          { label: 'Discard', onClick: discard, isDangerous: true },
          { label: `Keep for ${DRAFT_RETENTION_DAYS} days`, onClick: keep, isFocused: true },
        ]}
      >
        <UnsavedList
          items={oldItems}
          render={({ description, to, typedAt }) => (
            <>
              <Link component={RouterLink} to={to} onClick={continueToScreen}>
                {description}
              </Link>
              , {formatLongDay(dayInZone(timeZone, new Date(typedAt)))}
            </>
          )}
        />
        Discard deletes all of this work from this device.
      </AlertDialog>
    </>
  );
}
