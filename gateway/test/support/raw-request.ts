import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes as they are, and returns all that comes back until the other side closes. */
export const rawRequest = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
};
