import { registerEnumType } from 'type-graphql';
import type { Door } from '../viewer/source.ts';

export const DoorEnum = {
  SCREEN: 'screen',
  REST: 'rest',
  TOKEN: 'token',
  COMPARISON: 'comparison',
  IMPORT: 'import',
  STORE: 'store',
} as const satisfies Record<Uppercase<Door>, Door>;

registerEnumType(DoorEnum, {
  name: 'Door',
  description: 'How a change came in.',
  valuesConfig: {
    SCREEN: { description: 'On a screen, or by GraphQL as screens send it.' },
    REST: { description: 'By a call of the REST API.' },
    TOKEN: { description: 'By an access token, which only reads.' },
    COMPARISON: { description: 'Taken from a file that was compared.' },
    IMPORT: { description: 'Read from a file that was imported.' },
    STORE: { description: 'The store did it by itself.' },
  },
});
