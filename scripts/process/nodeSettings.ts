/**
 * What Node runs the server with; the Dockerfile says the same. V8's youngest objects get 8 MB, not 32: Node never gives back what
 * they once took (decision 240).
 */
export const NODE_SETTINGS = ['--enable-source-maps', '--max-semi-space-size=8'];
