import { defineEnum } from '../graphql/defineEnum.ts';
import type { Channel } from '../viewer/viewer.ts';

export const ChannelEnum = defineEnum('Door', 'How a change came in.', {
  SCREEN: ['screen', 'On a screen, or by GraphQL as screens send it.'],
  REST: ['rest', 'By a call of the REST API.'],
  TOKEN: ['token', 'By an access token, which only reads.'],
  COMPARISON: ['comparison', 'Taken from a file that was compared.'],
  IMPORT: ['import', 'Read from a file that was imported.'],
  STORE: ['store', 'The store did it by itself.'],
} satisfies Record<Uppercase<Channel>, readonly [Channel, string]>);
