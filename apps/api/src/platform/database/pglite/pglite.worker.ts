import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { valueParsers } from '../value-parsers.ts';
import type { PgliteReply, PgliteRequest, PgliteRows, PgliteWorkerData } from './messages.ts';

const { folder, snapshot, sharedBuffersMb } = workerData as PgliteWorkerData;
const port = parentPort;
if (!port) throw new Error('pglite.worker.ts only runs as a worker thread');

const reply = (message: PgliteReply, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
const stopListening = new Map<string, () => Promise<void>>();

async function open(): Promise<PGlite> {
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(snapshot === null ? {} : { loadDataDir: new Blob([snapshot]) }),
    // Creating a cluster runs separate engines whose memory is freed only later, so they get the minimum.
    initDbStartParams: ['-c', 'shared_buffers=16MB'],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffersMb}MB`],
    parsers: { ...valueParsers },
    // Loaded for every cluster: tables with a constraint or an index that uses them can't be read without them.
    extensions: { btree_gist, pg_trgm },
  });
}

async function answer(engine: PGlite, request: PgliteRequest): Promise<PgliteRows | Uint8Array | null> {
  switch (request.kind) {
    case 'query': {
      const result = await engine.query<unknown[]>(request.sql, [...request.parameters], { rowMode: 'array' });
      return {
        columns: result.fields.map((field) => field.name),
        rows: result.rows,
        affectedRows: result.affectedRows,
      };
    }
    case 'script':
      await engine.exec(request.script);
      return null;
    case 'copy':
      await engine.query(request.sql, [], { blob: new Blob([request.bytes]) });
      return null;
    case 'listen':
      stopListening.set(
        request.channel,
        // Quoted because PGlite puts the name into its LISTEN unchanged.
        await engine.listen(`"${request.channel.replaceAll('"', '""')}"`, (payload) =>
          reply({ kind: 'notification', channel: request.channel, payload }),
        ),
      );
      return null;
    case 'unlisten':
      await stopListening.get(request.channel)?.();
      stopListening.delete(request.channel);
      return null;
    case 'snapshot':
      return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await engine.close();
      return null;
  }
}

function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const field = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: error.message,
    code: field('code'),
    detail: field('detail'),
    constraint: field('constraint'),
    table: field('table'),
    column: field('column'),
    position: field('position'),
    where: field('where'),
  };
}

try {
  const engine = await open();
  port.on('message', (request: PgliteRequest) => {
    answer(engine, request).then(
      (result) => reply({ kind: 'result', id: request.id, result }),
      (error: unknown) => reply({ kind: 'error', id: request.id, error: describeFailure(error) }),
    );
  });
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed-to-open', message: describeFailure(error).message });
  port.close();
}
