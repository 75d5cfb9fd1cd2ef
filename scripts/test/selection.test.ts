import { selectTests } from './selection.ts';

describe('test selection of npm test', () => {
  it('runs all suites without arguments', () => {
    expect(selectTests([])).toEqual({ jest: [], playwright: [] });
  });

  it('runs only the suite that is named', () => {
    expect(selectTests(['unit'])).toEqual({ jest: [] });
    expect(selectTests(['e2e'])).toEqual({ playwright: [] });
  });

  it('runs only the tests under the given paths of a suite', () => {
    expect(selectTests(['api/src/rules'])).toEqual({ jest: ['api/src/rules'] });
    expect(selectTests(['e2e/hog.spec.ts', 'web/src/lib'])).toEqual({
      jest: ['web/src/lib'],
      playwright: ['e2e/hog.spec.ts'],
    });
  });

  it('runs a whole suite when it is named together with one of its paths', () => {
    expect(selectTests(['unit', 'api/src/rules'])).toEqual({ jest: [] });
  });
});
