import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { type ActionItem, ActionsMenu } from '../../../../components/page/ActionsMenu';
import { touchMedia } from '../../../../components/styles/mediaQueries';
import { useDealEditor } from '../../../../lib/dialogs/dealEditor';
import { formatVisit } from '../../../../lib/format/ups';
import { useViewer } from '../../../../lib/viewer';
import type { DayUp } from '../../newUps/newUp';
import { useRowValues, useUpActions } from '../upActions';

const ChooseDealDialog = lazy(() =>
  import('./ChooseDealDialog').then(module => ({ default: module.ChooseDealDialog })),
);

/**
 * Renders the deal of a row, or a button to choose a deal, and the previous visit. Renders nothing if there
 * is nothing to link.
 */
export function UpLinksLine({ up }: { up: DayUp }) {
  const { links } = useUpActions();
  const { values } = useRowValues(up);
  const { can } = useViewer();
  const editDeal = useDealEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  const { deal, visitBefore } = links.get(up.key) ?? {};
  const newLink = links.getNewLink(up.key);
  const openDialog = () => setIsChoosing(true);
  return (
    <Box sx={lineStyles}>
      {visitBefore && (
        <LinkMenu
          label={`Earlier visit: ${formatVisit(visitBefore)}`}
          items={[
            { label: 'View that day', to: `/uplog?day=${visitBefore.logDate}` },
            { label: 'Unlink earlier visit', run: () => links.linkOrNotify(up.key, { visit: null }) },
          ]}
        />
      )}
      {deal && (
        <LinkMenu
          label={`Deal #${deal.number}`}
          items={[
            { label: can.recordDeals ? 'Open deal' : 'Customer journey', run: () => editDeal(deal.number) },
            ...(can.recordDeals ? [] : [{ label: 'View on Home', to: `/?day=${deal.logDay}` }]),
            { label: 'Choose a different deal', run: openDialog },
            { label: 'Unlink deal', run: () => links.linkOrNotify(up.key, { deal: null }) },
          ]}
        />
      )}
      {!deal && values.sold === 'YES' && up.id !== null && (
        <UpLinkButton type="button" data-missing aria-haspopup="dialog" onClick={openDialog}>
          Link deal
        </UpLinkButton>
      )}
      {newLink && (
        <>
          <span role="status">{newLink.message}</span>
          <UpLinkButton type="button" onClick={newLink.undo}>
            Undo
          </UpLinkButton>
        </>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseDealDialog up={up} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** Renders a link of an up, with a menu of its actions. */
const LinkMenu = ({ label, items }: { label: string; items: readonly ActionItem[] }) => (
  <ActionsMenu
    items={items}
    button={triggerProps => (
      <UpLinkButton type="button" {...triggerProps}>
        {label}
      </UpLinkButton>
    )}
  />
);

const lineStyles = {
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  pb: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&:empty': { display: 'none' },
  displayPrint: 'none',
} as const;

/** Button in the line below a row. */
export const UpLinkButton = styled('button')({
  minHeight: 28,
  padding: '0 8px',
  // Visible as a border in forced-colors mode.
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'var(--sf-palette-primary-main)',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sf-palette-accent-soft)' },
  '&[data-missing]': {
    color: 'var(--sf-palette-status-open-text)',
    background: 'var(--sf-palette-status-open-tint)',
  },
  '&:disabled': { color: 'var(--sf-palette-text-secondary)', cursor: 'default' },
  [touchMedia]: { minHeight: 44 },
});
