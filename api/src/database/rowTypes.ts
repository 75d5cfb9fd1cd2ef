import pg from 'pg';

/**
 * Type parsers of plain rows. A calendar day stays the text YYYY-MM-DD. Money and unit counts have at most 12
 * digits, which a number represents exactly. Counts and keys are far below 2^53.
 */
export const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(pg.types.builtins.DATE, text => text);
rowTypes.setTypeParser(pg.types.builtins.NUMERIC, Number);
rowTypes.setTypeParser(pg.types.builtins.INT8, Number);
