import { screens as table } from '../web/src/generated/rules/screens.ts';

/** Every screen that an admin can open. */
export const screens = [
  ...Object.values(table).map(({ path }) => path),
  '/hog?open=any&sort=age',
  '/potofgold?look=race',
  // A link that is no good.
  '/acceptinvite?token=none',
];
