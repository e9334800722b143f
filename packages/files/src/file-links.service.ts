import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileLinkConfig } from './files.config.js';
import type { StoredFile } from './stored-file.entity.js';

/** Makes signed links that open a file without a token for a quarter of an hour. */
@Injectable()
export class FileLinks {
  constructor(private readonly config: FileLinkConfig) {}

  link(file: Pick<StoredFile, 'id' | 'name'>): string {
    return FILES_BASE_URL + this.relativeLink(file);
  }

  /** The same without FILES_BASE_URL. */
  relativeLink({ id, name }: Pick<StoredFile, 'id' | 'name'>): string {
    return signLink({ id, name }, this.config.filesSigningKey, new Date());
  }

  isValid(link: SignedLink): boolean {
    const { filesSigningKey, filesSigningKeyOther } = this.config;
    const keys = [filesSigningKey, filesSigningKeyOther].filter((key) => key !== undefined);
    return keys.some((key) => isValidLink(link, key, new Date()));
  }
}

/** The path under which the gateway serves files; `signLink` returns the rest of a link. */
export const FILES_BASE_URL = '/api/auth/files/';

/** Seconds for which a link is valid: long enough to read a list, too short to be shared. */
export const LINK_LIFETIME = 15 * 60;

export interface LinkTarget {
  id: number;
  name: string;
}

export interface SignedLink extends LinkTarget {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** `12/hardship-letter.pdf?expires=…&signature=…`, relative to FILES_BASE_URL. */
export function signLink(target: LinkTarget, key: string, now: Date): string {
  const expires = seconds(now) + LINK_LIFETIME;
  const signature = signatureOf({ ...target, expires }, key);
  return `${target.id}/${target.name}?expires=${expires}&signature=${signature}`;
}

export function isValidLink({ signature, ...link }: SignedLink, key: string, now: Date): boolean {
  const expected = Buffer.from(signatureOf(link, key));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && link.expires > seconds(now);
}

function signatureOf({ id, name, expires }: Omit<SignedLink, 'signature'>, key: string): string {
  return createHmac('sha256', key).update(`${id}/${name}/${expires}`).digest('base64url');
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
