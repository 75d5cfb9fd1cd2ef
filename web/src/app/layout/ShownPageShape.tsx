import { useMatches } from 'react-router';
import type { PageHandle } from '../pages';
import { PageShape } from './PageShape';

/** The shape of the screen at this address. */
export function ShownPageShape() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle && <PageShape shape={handle.shape} />;
}
