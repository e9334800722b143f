import { randomBytes } from 'node:crypto';

/** What the policy of an answer and its scripts have in common: nobody can know it before. */
export const newNonce = (): string => randomBytes(18).toString('base64url');

/** Stands for the nonce in a page that is kept. As secret as one, so that no content can hold it. */
export const NONCE_PLACEHOLDER = newNonce();

/** A body that is kept, and where each answer's nonce goes. */
export interface NonceTemplate {
  bytes: Buffer;
  slots: readonly number[];
}

export const nonceTemplate = (bytes: Buffer): NonceTemplate => {
  const slots: number[] = [];
  for (
    let at = bytes.indexOf(NONCE_PLACEHOLDER);
    at >= 0;
    at = bytes.indexOf(NONCE_PLACEHOLDER, at + 1)
  ) {
    slots.push(at);
  }
  return { bytes, slots };
};

/** The body of one answer. */
export const fillNonce = ({ bytes, slots }: NonceTemplate, nonce: string): Buffer => {
  const body = Buffer.from(bytes);
  for (const slot of slots) body.write(nonce, slot);
  return body;
};

export const withNonce = (text: string, nonce: string): string =>
  text.replaceAll(NONCE_PLACEHOLDER, nonce);
