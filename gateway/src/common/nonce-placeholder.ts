import { randomBytes } from 'node:crypto';
import { workerData } from 'node:worker_threads';

/** Connects the Content-Security-Policy of a response with its scripts. Nobody can guess it. */
export const newNonce = (): string => randomBytes(18).toString('base64url');

/** What a worker that handles cached pages gets at its start. */
export interface NonceWorkerData {
  noncePlaceholder: string;
}

/** Stands for the nonce in a cached page. It is as secret as a nonce: no content can contain it by accident. */
export const NONCE_PLACEHOLDER =
  (workerData as Partial<NonceWorkerData> | null)?.noncePlaceholder ?? newNonce();

/** A cached body, with the positions of the placeholder. */
export interface NonceTemplate {
  bytes: Buffer;
  slots: readonly number[];
}

export const nonceTemplate = (bytes: Buffer): NonceTemplate => {
  const slots: number[] = [];
  let at = bytes.indexOf(NONCE_PLACEHOLDER);
  while (at >= 0) {
    slots.push(at);
    at = bytes.indexOf(NONCE_PLACEHOLDER, at + 1);
  }
  return { bytes, slots };
};

export const fillNonce = ({ bytes, slots }: NonceTemplate, nonce: string): Buffer => {
  const body = Buffer.from(bytes);
  for (const slot of slots) body.write(nonce, slot);
  return body;
};

export const withNonce = (text: string, nonce: string): string =>
  text.replaceAll(NONCE_PLACEHOLDER, nonce);
