export { openApiDocument } from './openapi-document.ts';
export type { OpenApiDocument } from './openapi-document.ts';
export type { OpenApiOperation } from './operations.ts';
