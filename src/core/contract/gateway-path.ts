/**
 * A path of the gateway's own host: printable, without a query, and nothing that a browser reads as
 * another host. `gateway.paths` of merchant.schema.json has the same pattern.
 */
export const gatewayPath = /^\/(?![/\\])[!-"$->@-~]*$/
