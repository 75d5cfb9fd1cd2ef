import { parse } from 'graphql';
import { allFigures } from './figures.mjs';

/** A loader of documents for codegen: the fragment of that name (figures.mjs). */
export default name => parse(allFigures(name));
