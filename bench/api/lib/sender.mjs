// A client of the API for every bench: many connections, little processor time.
import { createConnection } from 'node:net';

/** The response timeout. */
const patienceMs = 30_000;

/**
 * A client of one API: POSTs over keep-alive connections, opening a new one whenever all are busy. Times are
 * milliseconds from `due` to the last byte. It implements only the HTTP it needs: Node's own client takes more than
 * twice the processor time, and in an overload that would starve the API on the same machine.
 */
export function createSender(base, { maxSockets = 256 } = {}) {
  const { hostname, port, host } = new URL(base);
  const idle = [];
  const open = new Set();
  const waiting = [];

  const connect = () => {
    const connection = {
      socket: createConnection({ host: hostname, port, noDelay: true }),
      asked: null,
      received: [],
      size: 0,
      wanted: 0,
    };
    open.add(connection);
    connection.socket.on('data', (bytes) => {
      connection.received.push(bytes);
      connection.size += bytes.length;
      const answer = readAnswer(connection);
      if (!answer) return;
      const { asked } = connection;
      if (!asked) return void connection.socket.destroy(new Error('an answer to nothing'));
      Object.assign(connection, { asked: null, received: [], size: 0, wanted: 0 });
      const next = waiting.shift();
      if (next) ask(connection, next);
      else idle.push(connection);
      asked.resolve({ ...answer, ms: performance.now() - asked.due });
    });
    const end = (error) => {
      open.delete(connection);
      if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1);
      connection.asked?.resolve({ status: 0, ms: performance.now() - connection.asked.due, text: String(error) });
      connection.asked = null;
      const next = waiting.shift();
      if (next) ask(connect(), next);
    };
    connection.socket.on('error', end);
    connection.socket.on('close', () => open.has(connection) && end(new Error('the connection was closed')));
    return connection;
  };
  const ask = (connection, asked) => {
    connection.asked = asked;
    connection.sentAt = performance.now();
    connection.socket.write(asked.bytes);
  };
  const look = setInterval(() => {
    for (const { asked, sentAt, socket } of open)
      if (asked && performance.now() - sentAt > patienceMs) socket.destroy(new Error(`no answer in ${patienceMs} ms`));
  }, 1_000).unref();

  const send = ({ path, body, token }, due = performance.now()) =>
    new Promise((resolve) => {
      const text = JSON.stringify(body);
      const authorization = token ? `authorization: Bearer ${token}\r\n` : '';
      const bytes = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${authorization}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
      const asked = { bytes, due, resolve };
      if (idle.length > 0) ask(idle.pop(), asked);
      else if (open.size < maxSockets) ask(connect(), asked);
      else waiting.push(asked);
    });
  return {
    send,
    close: () => {
      clearInterval(look);
      for (const { socket } of open) socket.destroy();
    },
  };
}

/** The response once it is complete, else null. */
function readAnswer(connection) {
  if (connection.size < connection.wanted) return null;
  const bytes = connection.received.length === 1 ? connection.received[0] : Buffer.concat(connection.received);
  connection.received = [bytes];
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = bytes.latin1Slice(0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const status = Number(head.slice(9, 12));
  if (length === undefined) {
    const text = unchunked(bytes, headEnd + 4);
    return text === null ? null : { status, text };
  }
  connection.wanted = headEnd + 4 + Number(length);
  if (bytes.length < connection.wanted) return null;
  return { status, text: bytes.utf8Slice(headEnd + 4, connection.wanted) };
}

/** Decodes a chunked body; null until the final chunk has arrived. */
function unchunked(bytes, from) {
  const chunks = [];
  for (let at = from; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd === -1) return null;
    const length = Number.parseInt(bytes.latin1Slice(at, lineEnd), 16);
    const end = lineEnd + 2 + length;
    if (bytes.length < end + 2) return null;
    if (length === 0) return Buffer.concat(chunks).toString();
    chunks.push(bytes.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}
