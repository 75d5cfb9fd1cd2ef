import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Fragment, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../components/icons/icons';
import { Drawer } from '../../components/overlays';
import { screenNames } from '../../generated/rules/screenNames';
import { filterShortcuts } from '../../lib/shortcuts';
import { useViewer } from '../../lib/viewer';
import { findScreenByPath } from '../find/nameSearch';
import { listPageActions } from './pageActions';
import { listGlobalShortcuts, pageShortcuts } from './pageShortcuts';
import { listPageTerms } from './pageTerms';

/**
 * Renders the help for the page: its terms, its shortcuts, the viewer's actions, and the latest changes of
 * the app (help.md).
 */
export function HelpDrawer({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { can } = useViewer();
  const { pathname } = useLocation();
  const page = findScreenByPath(pathname);
  const terms = page ? listPageTerms(page) : [];
  const shortcuts = [
    ...filterShortcuts((page && pageShortcuts[page]) ?? [], can),
    ...listGlobalShortcuts(can),
  ];
  const actions = page ? listPageActions(page, can) : [];
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: drawerStyles },
      }}
    >
      <Box sx={headerStyles}>
        <Box component="h2" id={titleId}>
          Help{page && `: ${screenNames[page][0]}`}
        </Box>
        <IconButton aria-label="Close help" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {terms.length > 0 && (
        <HelpSection title="Terms">
          {terms.map(({ section, terms: headers }) => (
            <Fragment key={section ?? ''}>
              {section && <h4>{section}</h4>}
              <DescriptionList
                pairs={headers.map(({ label, longLabel, description }) => [label, description, longLabel])}
              />
            </Fragment>
          ))}
        </HelpSection>
      )}
      <HelpSection title="Keyboard shortcuts">
        <DescriptionList pairs={shortcuts.map(({ keys, description }) => [keys, description])} />
      </HelpSection>
      <HelpSection title="What you can do here">
        <ul>
          {actions.map(action => (
            <li key={action}>{action}</li>
          ))}
          {actions.length === 0 && <li>View this page, and click its numbers to see what they count.</li>}
        </ul>
      </HelpSection>
      <HelpSection title={`What’s new in version ${__VERSION__}`}>
        <ul>
          {__NEWS__.map(newsItem => (
            <li key={newsItem}>{newsItem}</li>
          ))}
        </ul>
      </HelpSection>
    </Drawer>
  );
}

function HelpSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

function DescriptionList({
  pairs,
}: {
  pairs: readonly (readonly [name: string, description: string, longName?: string | undefined])[];
}) {
  return (
    <dl>
      {pairs.map(([name, description, longName]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {longName && <strong>{longName}: </strong>}
            {description}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const headerStyles = {
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  pl: 2,
  pr: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& h2': { m: 0, typography: 'h2' },
} as const;

const drawerStyles = {
  width: { xs: '100vw', sm: 440 },
  typography: 'body2',
  '& section': { px: 2, pt: 2, ':last-child': { pb: 3 } },
  '& h3': { m: 0, mb: 1, typography: 'subtitle2', fontWeight: 650 },
  '& h4': { m: 0, mt: 1.5, mb: 0.75, typography: 'caption', fontWeight: 600, color: 'text.secondary' },
  '& ul': { m: 0, pl: 2.5, display: 'grid', gap: 0.5 },
  '& dl': { m: 0, display: 'grid', gap: 0.75 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '140px 1fr', columnGap: 1.5 },
  '& dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;
