import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { addMediaRoutes } from './files/media.routes.ts';
import { addUploadRoutes } from './files/uploads.routes.ts';

/** Routes of training that aren't calls: files, and resumable uploads. */
export function trainingRoutes(app: FastifyInstance, services: Services): void {
  addMediaRoutes(app, services);
  addUploadRoutes(app, services);
}
