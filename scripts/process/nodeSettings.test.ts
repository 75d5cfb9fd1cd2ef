import { readFileSync } from 'node:fs';
import { NODE_SETTINGS } from './nodeSettings.ts';

it('is what the image runs the server with', () => {
  const [, command = ''] = /^CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...NODE_SETTINGS, 'api/dist/main.js']);
});
