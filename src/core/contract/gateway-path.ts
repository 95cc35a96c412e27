/**
 * Matches a path on the gateway's own host: printable, without a query, and not readable as another
 * host by a browser. `gateway.paths` in merchant.schema.json has the same pattern.
 */
export const gatewayPathPattern = /^\/(?![/\\])[!-"$->@-~]*$/
