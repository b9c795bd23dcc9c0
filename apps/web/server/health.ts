import { Router } from 'express';

/** /health/live: this process is running. /health/ready: so is the API behind it. */
export function healthAnswers(apiUrl: string): Router {
  const router = Router();
  router.get('/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/ready', async (_request, response) => {
    const api = await fetch(`${apiUrl}/health/live`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    response
      .status(api ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: api ? 'ok' : 'waiting', api });
  });
  return router;
}
