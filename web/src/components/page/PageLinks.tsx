import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { MoreMenu } from './MoreMenu';

export type PageLink = { label: string; to: string };

/** Leads from a page's head to what belongs to it; on a phone from a menu, for its line has no room for words. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const isPhone = useIsPhone();
  if (isPhone && links.length > 0) return <MoreMenu items={links} />;
  return links.map(({ label, to }) => (
    <Button key={to} component={Link} to={to}>
      {label}
    </Button>
  ));
}
